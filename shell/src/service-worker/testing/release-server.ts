import { vi } from 'vitest';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';
import { REGISTRY_PART_HEADER, REGISTRY_PATH, type RegistryEntry } from '@naija/contracts/remote/registry';
import { CORE_REMOTES_MAX } from '@naija/contracts/remote/release-limits';
import { earlier, entry, registryWith } from '../../testing/registry.ts';
import { withSeal } from '../../testing/signed-lists.ts';

const ORIGIN = 'https://naija.test';

/** A stubbed site with releases and their registry; checks integrity as browsers do. */
export class ReleaseServer {
  readonly files = new Map<string, string>();
  /** Paths in the order of their requests. */
  readonly requested: string[] = [];
  /** Awaited before every response. */
  beforeResponse: (path: string) => Promise<void> = () => Promise.resolve();
  /** Like a site with many remotes: lists the core remotes, and those requested by name. */
  sendsParts = false;
  #serial = 0;
  #lists: Record<string, RegistryEntry[]> = {};

  constructor() {
    this.stubFetch();
  }

  /** Stubs `fetch`, even if another server has stubbed it in the meantime. */
  stubFetch(): void {
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => this.#respond(address, init));
  }

  /**
   * Adds a release of three files and `more`, which the registry lists only after `list`. It serves the home page, and is
   * therefore downloaded ahead of need, unless `extras` has other routes.
   */
  async publish(
    remote: string,
    version: string,
    extras: Partial<RegistryEntry['extras']> = {},
    more: readonly string[] = [],
  ): Promise<RegistryEntry> {
    const routes = ['/', `/${remote}`].map((path) => ({ path, js: [], css: [] }));
    const release = entry(version, { routes, ...extras }, remote);
    const folder = `/remotes/${remote}/${version}/`;
    const names = ['remoteEntry.js', 'page.js', 'page.css', ...more];
    for (const name of names) this.files.set(folder + name, `${name} of ${remote} ${version}`);
    const assets = names.map(async (url) => {
      const text = this.files.get(folder + url) ?? '';
      return { url, size: text.length, integrity: await integrityOf(text) };
    });
    const described = { ...release.extras, name: remote, version, entry: 'remoteEntry.js' };
    const server = { url: SERVER_ENTRY_FILE, size: 1, integrity: await integrityOf('1') };
    const description = JSON.stringify({ ...described, assets: await Promise.all(assets), server });
    this.files.set(`${folder}release.json`, description);
    return { ...release, metadata: { version, integrity: await integrityOf(description) } };
  }

  /** Sets a remote's list: the default release, and fallbacks. */
  list(remote: string, now: RegistryEntry, ...before: RegistryEntry[]): void {
    this.listExactly(remote, now, ...before.map(earlier));
  }

  /** Sets a remote's list with the releases' own traffic. */
  listExactly(remote: string, ...entries: RegistryEntry[]): void {
    this.#serial += 1;
    this.#lists[remote] = withSeal(this.#serial, ...entries);
    this.files.set(REGISTRY_PATH, JSON.stringify(registryWith(this.#lists)));
  }

  /** Sets a remote's list without a serial, however malformed. */
  listRaw(remote: string, list: RegistryEntry[]): void {
    this.#lists[remote] = list;
    this.files.set(REGISTRY_PATH, JSON.stringify(registryWith(this.#lists)));
  }

  /** Takes a remote off the site. */
  retire(remote: string): void {
    Reflect.deleteProperty(this.#lists, remote);
    this.files.set(REGISTRY_PATH, JSON.stringify(registryWith(this.#lists)));
  }

  /** Number of requests for a file. */
  requestCount(path: string): number {
    return this.requested.filter((one) => one === path).length;
  }

  async #respond(address: string, { integrity = '' }: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(address, ORIGIN);
    this.requested.push(pathname);
    await this.beforeResponse(pathname);
    const text = this.files.get(pathname);
    if (text === undefined) return new Response('<p>not here</p>', { status: 404 });
    if (integrity !== '' && integrity !== (await integrityOf(text))) throw new TypeError('Failed to fetch');
    if (pathname === REGISTRY_PATH && this.sendsParts)
      return this.#part(searchParams.get('names')?.split(',') ?? []);
    return new Response(text);
  }

  /** The lists with these names and the core ones. */
  #part(names: readonly string[]): Response {
    const lists = Object.entries(this.#lists);
    const part = lists.filter(([name], index) => index < CORE_REMOTES_MAX || names.includes(name));
    const headers = { [REGISTRY_PART_HEADER]: '1' };
    return Response.json(registryWith(Object.fromEntries(part)), { headers });
  }
}

async function integrityOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
