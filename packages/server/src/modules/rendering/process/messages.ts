import type { Language } from '@naija/contracts/domain/languages';
import type { RenderOutput } from '../rendered-content.ts';

/** The first message to a renderer: what it runs. */
export interface LoadMessage {
  type: 'load';
  remote: string;
  code: string;
  /** URL of the release's folder, relative to the site. */
  base: string;
  /** Names of what the release has beside the language. */
  globals: readonly string[];
  /** Names of the language that it does not have. */
  lacks: readonly string[];
  /** Of a message to the server. */
  maxBytes: number;
}

export interface RenderMessage {
  type: 'render';
  job: number;
  /** Path and query. */
  location: string;
  origin: string;
  lite: boolean;
  language: Language;
}

export interface AnswerMessage {
  type: 'answer';
  read: number;
  status: number;
  etag: string;
  body: string;
}

export type ToRenderer = LoadMessage | RenderMessage | AnswerMessage;

/** What a renderer sends as long as its release leaves the process alone. */
export type FromRenderer =
  | { type: 'loaded' }
  | { type: 'broken'; reason: string }
  | { type: 'read'; read: number; job: number; path: string }
  | { type: 'failed'; job: number; reason: string }
  | ({ type: 'rendered'; job: number } & RenderOutput);

/** The shell's entry for servers. */
export interface ShellServer {
  shared: Readonly<Record<string, unknown>>;
  readRemote: (name: string, exported: unknown) => { Root: unknown };
  renderPage: (input: {
    remote: string;
    Root: unknown;
    location: string;
    origin: string;
    lite: boolean;
    language: Language;
  }) => Promise<Omit<RenderOutput, 'state'> & { state: unknown }>;
}
