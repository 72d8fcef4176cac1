const ORIGIN = 'https://naija.test';

interface Stored {
  readonly request: Request;
  readonly response: Response;
}

/** In-memory `CacheStorage` with the features that the worker uses. Matches only by URL. */
export class MemoryCaches implements CacheStorage {
  readonly #caches = new Map<string, MemoryCache>();
  /** Called before every write; it may throw as a full device does. */
  beforePut: (url: string) => void | Promise<void> = () => undefined;

  /** Number of entries in all caches. */
  async size(): Promise<number> {
    const held = [...this.#caches.values()].map(async (cache) => (await cache.keys()).length);
    return (await Promise.all(held)).reduce((sum, count) => sum + count, 0);
  }

  open(name: string): Promise<Cache> {
    const known = this.#caches.get(name) ?? new MemoryCache((url) => this.beforePut(url));
    this.#caches.set(name, known);
    return Promise.resolve(known);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  async match(request: RequestInfo | URL, options?: MultiCacheQueryOptions): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request, options);
      if (found) return found;
    }
    return undefined;
  }
}

class MemoryCache implements Cache {
  readonly #stored = new Map<string, Stored>();
  readonly #beforePut: (url: string) => void | Promise<void>;

  constructor(beforePut: (url: string) => void | Promise<void>) {
    this.#beforePut = beforePut;
  }

  match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    return Promise.resolve(this.#find(request, options)[0]?.response.clone());
  }

  matchAll(request?: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response[]> {
    const found = request === undefined ? [...this.#stored.values()] : this.#find(request, options);
    return Promise.resolve(found.map(({ response }) => response.clone()));
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const url = addressOf(request);
    await this.#beforePut(url);
    const body = response.body === null ? null : await response.blob();
    const { status, headers } = response;
    this.#stored.delete(url); // A replaced entry comes last, as in browsers.
    this.#stored.set(url, { request: new Request(url), response: new Response(body, { status, headers }) });
  }

  delete(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<boolean> {
    const found = this.#find(request, options);
    for (const { request: stored } of found) this.#stored.delete(stored.url);
    return Promise.resolve(found.length > 0);
  }

  keys(request?: RequestInfo | URL, options?: CacheQueryOptions): Promise<readonly Request[]> {
    const found = request === undefined ? [...this.#stored.values()] : this.#find(request, options);
    return Promise.resolve(found.map(({ request: stored }) => stored));
  }

  async add(request: RequestInfo | URL): Promise<void> {
    await this.put(request, await fetch(addressOf(request)));
  }

  async addAll(requests: Iterable<RequestInfo>): Promise<void> {
    for (const request of requests) await this.add(request);
  }

  #find(request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}): Stored[] {
    const wanted = addressOf(request);
    const bare = (url: string) => (ignoreSearch ? url.split('?')[0] : url);
    return [...this.#stored.values()].filter(({ request: stored }) => bare(stored.url) === bare(wanted));
  }
}

function addressOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, ORIGIN).href;
}
