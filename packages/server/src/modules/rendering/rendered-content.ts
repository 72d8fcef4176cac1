import type { Language } from '@naija/contracts/domain/languages';
import type { RegistryEntry } from '@naija/contracts/remote/registry';

export interface StyleElement {
  /** Attributes as in the tag, each after a space. */
  attributes: string;
  text: string;
}

export interface RenderOutput {
  html: string;
  /** Elements without a title. */
  head: string;
  /** Markup in the language of the page; empty without a title. */
  title: string;
  styles: readonly StyleElement[];
  /** State of the API slice as JSON, the same for the same data. */
  state: string;
}

export interface RenderedContent extends RenderOutput {
  /** API reads behind the page, each once, in order of first use. */
  calls: readonly string[];
}

export interface RenderTarget {
  remote: string;
  release: RegistryEntry;
  location: string;
  origin: string;
  lite: boolean;
  language: Language;
}

/** Reads the public API without a session. */
export type FetchPublic = (
  path: string,
  etag?: string,
) => Promise<{ status: number; etag: string; body: string }>;
