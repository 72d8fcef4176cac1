export { renderersOf } from './limits.ts';
export { renderingModule } from './module.ts';
export type { FetchPublic, RenderedContent } from './rendered-content.ts';
export { createRendering, type Rendering, type RenderingOptions } from './rendering.ts';
