import type { Language } from '@naija/contracts/domain/languages';
import type { RegistryEntry } from '@naija/contracts/remote/registry';

export interface StyleElement {
  /** As in the tag, with a space before each. */
  attributes: string;
  text: string;
}

/** A page as the shell's entry for servers renders it. */
export interface RenderOutput {
  /** Content of the root element. */
  html: string;
  /** Elements for the head, without a title. */
  head: string;
  /** In the language of the page, as markup; empty for a page that brings none. */
  title: string;
  styles: readonly StyleElement[];
  /** State of the API slice as JSON text, the same for the same data. */
  state: string;
}

export interface RenderedContent extends RenderOutput {
  /** Paths of the API reads that it was made from, each once, in the order of the first. */
  calls: readonly string[];
}

export interface RenderTarget {
  remote: string;
  release: RegistryEntry;
  /** Path and query. */
  location: string;
  origin: string;
  /** With the data saver on. */
  lite: boolean;
  language: Language;
}

/** Reads a path of the public API as a visitor without a session. */
export type FetchPublic = (
  path: string,
  etag?: string,
) => Promise<{ status: number; etag: string; body: string }>;
