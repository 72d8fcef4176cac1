import type { Language } from '@naija/contracts/domain/languages';
import type { RegistryEntry } from '@naija/contracts/remote/registry';

export interface StyleElement {
  /** Attributes as in the tag, with a space before each. */
  attributes: string;
  text: string;
}

/** A page as the shell's server entry renders it. */
export interface RenderOutput {
  /** Content of the root element. */
  html: string;
  /** Elements for the head, without a title. */
  head: string;
  /** Title in the language of the page, as markup; empty for a page without one. */
  title: string;
  styles: readonly StyleElement[];
  /** State of the API slice as JSON text, the same for the same data. */
  state: string;
}

export interface RenderedContent extends RenderOutput {
  /** Paths of the API reads behind the page, each once, in the order of their first use. */
  calls: readonly string[];
}

export interface RenderTarget {
  remote: string;
  release: RegistryEntry;
  /** Path and query. */
  location: string;
  origin: string;
  /** True with the data saver on. */
  lite: boolean;
  language: Language;
}

/** Reads a path of the public API like a visitor without a session. */
export type FetchPublic = (
  path: string,
  etag?: string,
) => Promise<{ status: number; etag: string; body: string }>;
