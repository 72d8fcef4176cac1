export type { RendererLimits } from './limits.ts';
export type { FetchPublic, RenderedContent, RenderTarget } from './rendered-content.ts';
export { createRendering, type Rendering, type RenderingOptions } from './rendering.ts';
