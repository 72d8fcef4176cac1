import { vi } from 'vitest';
import { REGISTRY_PATH, type RegistryEntry } from '@naija/contracts/remote/registry';
import { earlier, entry, registryWith } from '../../testing/registry.ts';
import { sealed } from '../../testing/sealed.ts';

const ORIGIN = 'https://naija.test';

/** A site that serves releases and their registry to the worker under test, as browsers fetch: checked by integrity. */
export class ReleaseServer {
  /** What is there, by path. */
  readonly files = new Map<string, string>();
  /** Paths in the order in which they were asked for. */
  readonly asked: string[] = [];
  /** Called with the path before anything is answered. */
  beforeAnswer: (path: string) => Promise<void> = () => Promise.resolve();
  #serial = 0;
  #lists: Record<string, RegistryEntry[]> = {};

  constructor() {
    this.answerAll();
  }

  /** Takes all calls from now on, also where another server took them meanwhile. */
  answerAll(): void {
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => this.#answer(address, init));
  }

  /** Puts a release of three files there; it is named by the registry only once it is listed. */
  async publish(
    remote: string,
    version: string,
    extras: Partial<RegistryEntry['extras']> = {},
  ): Promise<RegistryEntry> {
    const release = entry(version, extras, remote);
    const folder = `/remotes/${remote}/${version}/`;
    const names = ['remoteEntry.js', 'page.js', 'page.css'];
    for (const name of names) this.files.set(folder + name, `${name} of ${remote} ${version}`);
    const assets = names.map(async (url) => {
      const text = this.files.get(folder + url) ?? '';
      return { url, size: text.length, integrity: await integrityOf(text) };
    });
    const described = { ...release.extras, name: remote, version, entry: 'remoteEntry.js' };
    const description = JSON.stringify({ ...described, assets: await Promise.all(assets) });
    this.files.set(`${folder}release.json`, description);
    return { ...release, metadata: { version, integrity: await integrityOf(description) } };
  }

  /** Lets the registry name these releases of a remote, the default one first and otherwise the earlier ones. */
  list(remote: string, now: RegistryEntry, ...before: RegistryEntry[]): void {
    this.listExactly(remote, now, ...before.map(earlier));
  }

  /** Lets the registry name these releases of a remote, each with the share of visitors that stands in it. */
  listExactly(remote: string, ...entries: RegistryEntry[]): void {
    this.#serial += 1;
    this.#lists[remote] = sealed(this.#serial, ...entries);
    this.files.set(REGISTRY_PATH, JSON.stringify(registryWith(this.#lists)));
  }

  /** Lets the registry hold this for a remote's list, whatever it is. */
  listRaw(remote: string, list: RegistryEntry[]): void {
    this.#lists[remote] = list;
    this.files.set(REGISTRY_PATH, JSON.stringify(registryWith(this.#lists)));
  }

  /** How often a file was asked for. */
  timesAsked(path: string): number {
    return this.asked.filter((one) => one === path).length;
  }

  async #answer(address: string, { integrity = '' }: RequestInit): Promise<Response> {
    const { pathname } = new URL(address, ORIGIN);
    this.asked.push(pathname);
    await this.beforeAnswer(pathname);
    const text = this.files.get(pathname);
    if (text === undefined) return new Response('<p>not here</p>', { status: 404 });
    if (integrity !== '' && integrity !== (await integrityOf(text))) throw new TypeError('Failed to fetch');
    return new Response(text);
  }
}

async function integrityOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
