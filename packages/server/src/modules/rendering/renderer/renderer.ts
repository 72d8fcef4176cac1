import { AsyncResource } from 'node:async_hooks';
import { SERVER_GLOBALS, SERVER_LACKS } from '@naija/contracts/remote/rendered-page';
import type { RendererLimits } from '../limits.ts';
import type { FetchPublic, RenderedContent, RenderTarget } from '../rendered-content.ts';
import type { Launcher } from './isolation.ts';
import { PageReads } from './page-reads.ts';
import { readOutput } from './read-output.ts';
import {
  RendererProcess,
  type RendererEnd,
  number,
  text,
  UNEXPECTED,
  type Received,
} from './renderer-process.ts';

export interface RendererOptions {
  release: { remote: string; version: string; base: string; code: string };
  launcher: Launcher;
  shellEntry: string;
  limits: RendererLimits;
  fetchPublic: FetchPublic;
  onEnd: (end: RendererEnd) => void;
}

/** `isOwn` is true if every read of the page succeeded. */
export type RenderResult =
  { kind: 'rendered'; content: RenderedContent } | { kind: 'failed'; reason: string; isOwn: boolean };

/** Renders pages of one release in a process, one after another. */
export class Renderer {
  readonly process;
  readonly #options;
  #jobs = 0;

  /** @throws Error if no process can be started */
  constructor(options: RendererOptions) {
    const { remote, version } = options.release;
    this.#options = options;
    this.process = new RendererProcess({ ...options, name: `${remote}@${version}` });
  }

  /** Rejects and ends the process on failure. */
  load(): Promise<undefined> {
    const { limits, release } = this.#options;
    const { remote, code, base } = release;
    const message = {
      type: 'load',
      remote,
      code,
      base,
      globals: SERVER_GLOBALS,
      lacks: SERVER_LACKS,
      maxBytes: limits.message,
    } as const;
    return this.process.exchange<undefined>(limits.start, message, (received, done) => {
      if (received.type === 'loaded') done(undefined);
      else if (received.type === 'broken')
        this.process.end(`it did not load: ${text(received['reason'])}`, true);
      else throw new Error(UNEXPECTED);
    });
  }

  /** Rejects if the process ends. */
  render({ location, origin, lite, language }: RenderTarget): Promise<RenderResult> {
    const { limits, fetchPublic } = this.#options;
    const job = ++this.#jobs;
    // The channel has another async context than this page.
    const reads = new PageReads(AsyncResource.bind(fetchPublic), limits);
    const message = { type: 'render', job, location, origin, lite, language } as const;
    const hear = (received: Received, done: (result: RenderResult) => void) => {
      if (number(received['job']) !== job) throw new Error(UNEXPECTED);
      if (received.type === 'read') this.#read(received, reads);
      else if (received.type === 'rendered') done(resultOf(received, reads, limits));
      else if (received.type === 'failed') done(failure(text(received['reason']), reads));
      else throw new Error(UNEXPECTED);
    };
    return this.process.exchange(limits.render, message, hear, () => !reads.isWaiting);
  }

  #read(received: Received, reads: PageReads): void {
    if (!reads.isAllowed()) throw new Error('it reads too much');
    const read = number(received['read']);
    void reads.read(text(received['path'])).then((answer) => {
      this.process.send({ type: 'answer', read, ...answer });
    });
  }
}

function resultOf(received: Received, reads: PageReads, limits: RendererLimits): RenderResult {
  try {
    return { kind: 'rendered', content: { ...readOutput(received, limits), calls: [...reads.paths] } };
  } catch (error) {
    return failure((error as Error).message, reads);
  }
}

function failure(reason: string, { hasFailed }: PageReads): RenderResult {
  return { kind: 'failed', reason, isOwn: !hasFailed };
}
