import type { Language } from '@naija/contracts/domain/languages';
import type { RenderOutput } from '../rendered-content.ts';

/** First message to a renderer, with the code to run. */
export interface LoadMessage {
  type: 'load';
  remote: string;
  code: string;
  /** URL of the release's folder, relative to the site. */
  base: string;
  /** Names of globals that the release has beside the language. */
  globals: readonly string[];
  /** Names of the language that the release does not have. */
  lacks: readonly string[];
  /** Maximum size of a message to the server. */
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

/** Messages of a renderer whose release has not taken over the process. */
export type FromRenderer =
  | { type: 'loaded' }
  | { type: 'broken'; reason: string }
  | { type: 'read'; read: number; job: number; path: string }
  | { type: 'failed'; job: number; reason: string }
  | ({ type: 'rendered'; job: number } & RenderOutput);

/** Entry of the shell for servers. */
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
