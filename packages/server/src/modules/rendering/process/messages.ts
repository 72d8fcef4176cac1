import type { Language } from '@naija/contracts/domain/languages';
import type { RenderOutput } from '../rendered-content.ts';

/** First message, with the code to run. */
export interface LoadMessage {
  type: 'load';
  remote: string;
  code: string;
  /** Folder of the release, relative to the site. */
  base: string;
  /** Globals of the release beside the language. */
  globals: readonly string[];
  /** Parts of the language that the release lacks. */
  lacks: readonly string[];
  maxBytes: number;
}

export interface RenderMessage {
  type: 'render';
  job: number;
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

/** Messages from a release that has not taken over the process. */
export type FromRenderer =
  | { type: 'loaded' }
  | { type: 'broken'; reason: string }
  | { type: 'read'; read: number; job: number; path: string }
  | { type: 'failed'; job: number; reason: string }
  | ({ type: 'rendered'; job: number } & RenderOutput);

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
