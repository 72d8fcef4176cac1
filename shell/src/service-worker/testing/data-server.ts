import { vi } from 'vitest';
import { SITE_HEADER } from '@naija/contracts/http/paths';
import { networkFirst } from '../api-cache/network-first.ts';
import { photoCacheFirst } from '../api-cache/photo-cache-first.ts';
import { cacheKeyOf } from '../api-cache/cache-key.ts';

interface VisitOptions {
  settled?: boolean;
  /** Id of the page. */
  clientId?: string;
}

type Responder = () => Response | Promise<Response>;

/** A stubbed API server, and the worker between it and a page. */
export class DataServer {
  /** Paths and queries in the order of their requests. */
  readonly requested: string[] = [];
  readonly requests: Request[] = [];
  /** False while a captive portal or a CDN responds instead. */
  isReached = true;
  readonly #responders = new Map<string, Responder>();
  #work: Promise<unknown>[] = [];

  constructor() {
    vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
      this.#respond(input instanceof Request ? input : new Request(absolute(input), init)),
    );
  }

  /** Sets the response at a path; without one the request fails. */
  respondAt(path: string, respond?: Responder): void {
    if (respond) this.#responders.set(path, respond);
    else this.#responders.delete(path);
  }

  /** Makes every further request fail. */
  goDown(): void {
    this.#responders.clear();
  }

  /** The response that a page gets from the worker; without `settled`, before the worker's background work ends. */
  async visit(path: string, { settled = true, clientId = '' }: VisitOptions = {}): Promise<Response> {
    const url = new URL(absolute(path));
    const key = cacheKeyOf(url);
    if (!key) throw new Error(`${path} is not cached`);
    const event = { clientId, waitUntil: (work: Promise<unknown>) => this.#work.push(work) };
    const strategy = key.kind === 'photos' ? photoCacheFirst : networkFirst;
    const response = await strategy(new Request(url), key, event as unknown as ExtendableEvent);
    if (settled) await this.settle();
    return response;
  }

  /** Waits for the worker's background work. */
  async settle(): Promise<void> {
    await Promise.all(this.#work);
    this.#work = [];
  }

  async #respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    this.requested.push(pathname + search);
    this.requests.push(request);
    const respond = this.#responders.get(pathname + search);
    if (!respond) throw new TypeError('Failed to fetch');
    const response = await respond();
    if (this.isReached && response.type !== 'error') response.headers.set(SITE_HEADER, '1');
    return response;
  }
}

function absolute(path: string): string {
  return new URL(path, 'https://naija.test').href;
}
