import { vi } from 'vitest';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { releaseId } from '../../remotes/release-id.ts';
import { respondToNavigation } from '../pages/respond-to-navigation.ts';

type Responder = () => Response | Promise<Response>;

interface RenderedOptions {
  version?: string;
  html?: string;
  headers?: Record<string, string>;
}

/** A stubbed server of rendered pages, and the worker between it and the browser. */
export class PageServer {
  static readonly policy = "default-src 'self'";
  /** Paths in the order of their requests. */
  readonly requested: string[] = [];
  readonly #responders = new Map<string, Responder>();
  #work: Promise<unknown>[] = [];

  constructor() {
    this.stubFetch();
  }

  /** Stubs `fetch`, even if another server has stubbed it in the meantime. */
  stubFetch(): void {
    vi.stubGlobal('fetch', (input: Request | URL) =>
      this.#respond(input instanceof Request ? input.url : input.href),
    );
  }

  /** Sets the response at a path; without one the request fails. */
  respondAt(path: string, respond?: Responder): void {
    if (respond) this.#responders.set(path, respond);
    else this.#responders.delete(path);
  }

  /** Gives a page this content, rendered by this release. */
  render(path: string, content: string, release: RegistryEntry): void {
    this.respondAt(path, () => this.rendered(content, release));
  }

  rendered(content: string, release: RegistryEntry, options: RenderedOptions = {}): Response {
    const id = releaseId('sample', release);
    const { html = page(content, id), version = '"shell"', headers = {} } = options;
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PageServer.policy,
        [RENDERED_PAGE.releaseHeader]: id,
        [RENDERED_PAGE.pageVersionHeader]: version,
        ...headers,
      },
    });
  }

  unrendered({ status = 200, version = '"shell"', html = '<!doctype html>' } = {}): Response {
    const headers = { 'content-type': 'text/html', [RENDERED_PAGE.pageVersionHeader]: version };
    return new Response(html, { status, headers });
  }

  /** Makes every further request fail. */
  goDown(): void {
    this.#responders.clear();
  }

  /** The response that a browser gets from the worker; without `settled`, before the worker's background work ends. */
  async open(path: string, { settled = true, isPreloaded = false } = {}): Promise<Response> {
    const request = new Request(`https://naija.test${path}`);
    const event = {
      request,
      resultingClientId: 'opened',
      preloadResponse: Promise.resolve(isPreloaded ? this.#responders.get(path)?.() : undefined).then(
        (response) => response && asBasic(response),
      ),
      waitUntil: (work: Promise<unknown>) => this.#work.push(work),
    };
    const appShell = () => Promise.resolve(new Response('app shell'));
    const response = await respondToNavigation(event as unknown as FetchEvent, appShell);
    if (settled) await this.settle();
    return response;
  }

  /** Waits for the worker's background work. */
  async settle(): Promise<void> {
    await Promise.all(this.#work);
    this.#work = [];
  }

  async #respond(address: string): Promise<Response> {
    const { pathname } = new URL(address);
    this.requested.push(pathname);
    const respond = this.#responders.get(pathname);
    if (!respond) throw new TypeError('Failed to fetch');
    return asBasic(await respond());
  }
}

function page(content: string, id: string): string {
  return `<!doctype html><html><head><meta name="${RENDERED_PAGE.releaseMeta}" content="${id}"></head><body>${content}</body></html>`;
}

function asBasic(response: Response): Response {
  return Object.defineProperty(response, 'type', { value: 'basic' });
}
