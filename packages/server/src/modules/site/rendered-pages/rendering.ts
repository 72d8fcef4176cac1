import type { RegistryEntry } from '@naija/contracts/remote/registry';
export interface RenderedContent {
  html: string;
  head: string;
  styles: readonly { attributes: string; text: string }[];
  state: unknown;
  calls: readonly string[];
}
export interface RenderTarget {
  remote: string;
  release: RegistryEntry;
  location: string;
  origin: string;
  lite: boolean;
}
export interface Rendering {
  render(target: RenderTarget): Promise<RenderedContent | undefined>;
}
