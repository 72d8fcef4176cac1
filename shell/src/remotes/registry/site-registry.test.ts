import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  REGISTRY_ACTIVE_HEADER,
  REGISTRY_PART_HEADER,
  REGISTRY_PATH,
  releasesOf,
  type Registry,
} from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { whenStaying } from '../../browser/leaving.ts';
import { takeConsoleErrors } from '../../testing/console.ts';
import { MALFORMED_LISTS } from '../../testing/malformed-lists.ts';
import { earlier, entry, registryOf, registryWith } from '../../testing/registry.ts';
import { createOperator, withSeal, withSerial } from '../../testing/signed-lists.ts';
import { selectReleases } from '../selection/select-releases.ts';
import { pageRegistry, siteRegistry } from './site-registry.ts';

vi.mock('../../browser/leaving.ts');

/** Sets the response of the server; a function decides when it arrives. */
function serve(answer: object | string | (() => Promise<Response>)): void {
  const respond = (to: unknown): Promise<Response> => {
    if (!String(to).startsWith(REGISTRY_PATH)) return Promise.resolve(new Response(null, { status: 204 }));
    if (answer instanceof Function) return answer();
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  };
  vi.stubGlobal('fetch', vi.fn(respond));
}

const lagos = (serial: number, version: string): Registry => registryOf(...withSeal(serial, entry(version)));
const versions = (registry: Registry, remote = 'sample') =>
  releasesOf(registry, remote).map(({ metadata }) => metadata.version);

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a visitor gets the current registry of the server', async () => {
  serve(lagos(1, '1.0.0'));
  await siteRegistry();
  serve(lagos(2, '2.0.0'));
  expect(versions(await siteRegistry())).toEqual(['2.0.0']);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is cut off', '{"schema":"x","microFro'],
  ['is a page instead', '<!doctype html>'],
  ['lists nothing', registryWith({})],
])('when the registry %s, the stored one is used and the failure is reported', async (_what, answer) => {
  serve(lagos(1, '1.0.0'));
  await siteRegistry();
  serve(answer);
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('Remote "registry" 0 failed (registry)')]);
});

test('a registry that fails while the page is left is reported only if the page stays', async () => {
  serve(lagos(1, '1.0.0'));
  await siteRegistry();
  serve(() => Promise.reject(new TypeError('Load failed')));
  let stay: () => void = () => undefined;
  vi.mocked(whenStaying).mockReturnValueOnce(new Promise((resolve) => (stay = resolve)));
  const registry = siteRegistry();
  await expect.poll(() => whenStaying).toHaveBeenCalled();
  expect(takeConsoleErrors()).toEqual([]);
  stay();
  expect(versions(await registry)).toEqual(['1.0.0']);
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('without a stored registry, the failure reaches the caller', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(siteRegistry()).rejects.toThrow('Failed to fetch');
  takeConsoleErrors();
});

test('after 4 s the stored registry is used, and the late one is stored for the next page', async () => {
  serve(lagos(1, '1.0.0'));
  await siteRegistry();
  vi.useFakeTimers();
  let arrive: (response: Response) => void = () => undefined;
  serve(() => new Promise((resolve) => (arrive = resolve)));
  const waiting = siteRegistry();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(versions(await waiting)).toEqual(['1.0.0']);
  vi.useRealTimers();
  arrive(new Response(JSON.stringify(lagos(2, '2.0.0'))));
  await expect.poll(() => localStorage.getItem('naija:registry')).toContain('2.0.0');
  takeConsoleErrors();
});

test('a caller that can wait longer than 4 s gets the late registry', async () => {
  serve(lagos(1, '1.0.0'));
  await siteRegistry();
  vi.useFakeTimers();
  let arrive: (response: Response) => void = () => undefined;
  serve(() => new Promise((resolve) => (arrive = resolve)));
  const waiting = siteRegistry({ timeoutMs: 60_000 });
  await vi.advanceTimersByTimeAsync(20_000);
  arrive(new Response(JSON.stringify(lagos(2, '2.0.0'))));
  expect(versions(await waiting)).toEqual(['2.0.0']);
});

describe('without a server, where the worker responds with the releases on the device', () => {
  const serveActive = (registry: Registry) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    serve(() => Promise.resolve(Response.json(registry, { headers: { [REGISTRY_ACTIVE_HEADER]: '1' } })));
  };
  const two = [entry('2.0.0'), earlier(entry('1.0.0'))];

  test('a page gets them, although it knows a newer release that was not downloaded in time', async () => {
    serve(registryOf(...withSeal(2, ...two)));
    await siteRegistry();
    serveActive(lagos(1, '1.0.0'));
    expect(versions(await siteRegistry())).toEqual(['1.0.0']);
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    serve(lagos(1, '1.0.0'));
    expect(versions(await siteRegistry()), 'the newer serial stays known').toEqual(['2.0.0', '1.0.0']);
    expect(takeConsoleErrors().join()).toContain('serial 1, older than 2');
  });

  test('a page does not get one that it knows to be withdrawn', async () => {
    serve(lagos(2, '1.0.0'));
    await siteRegistry();
    serveActive(registryOf(...withSeal(1, ...two)));
    expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  });
});

test('a list older than the known one is refused, with both serials', async () => {
  serve(lagos(7, '2.0.0'));
  await siteRegistry();
  serve(lagos(6, '1.0.0'));
  expect(versions(await siteRegistry())).toEqual(['2.0.0']);
  expect(takeConsoleErrors().join()).toMatch(/Remote "sample" 6 failed.*serial 6, older than 7/);
});

test('without signatures, the list of the server replaces a stored one, whatever serial a release has written there', async () => {
  serve(registryOf(...withSerial(7, entry('2.0.0'))));
  await siteRegistry();
  const stored = registryOf(...withSerial(9_000_000_000_000_000, entry('2.0.0')));
  localStorage.setItem('naija:registry', JSON.stringify(stored));
  serve(registryOf(...withSerial(8, entry('1.0.0'))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  expect(JSON.parse(localStorage.getItem('naija:registry') ?? '')).toMatchObject(
    registryOf(...withSerial(8, entry('1.0.0'))),
  );
});

test('a visitor of two servers that answer differently stays on the newer release', async () => {
  const got: (string[] | undefined)[] = [];
  for (const answer of [lagos(6, '1.0.0'), lagos(7, '2.0.0'), lagos(6, '1.0.0'), lagos(7, '2.0.0')]) {
    serve(answer);
    got.push(versions(await siteRegistry()));
  }
  expect(got).toEqual([['1.0.0'], ['2.0.0'], ['2.0.0'], ['2.0.0']]);
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('a malformed list is replaced by the stored one, and other remotes are not affected', async () => {
  const other = (version: string) => [entry(version, {}, 'other')];
  serve(registryWith({ sample: [entry('1.0.0')], other: other('1.0.0') }));
  await siteRegistry();
  const { microFrontends } = registryWith({ sample: [entry('2.0.0')], other: other('2.0.0') });
  serve({ schema: 'x', microFrontends: { ...microFrontends, '@naija/sample': [{ url: 1 }] } });
  const registry = await siteRegistry();
  expect([versions(registry), versions(registry, 'other')]).toEqual([['1.0.0'], ['2.0.0']]);
  expect(takeConsoleErrors().join()).toContain('@naija/sample[0].metadata is not an object');
});

test('a malformed release is skipped and reported, and the one before is used', async () => {
  const list = [{ ...entry('2.0.0'), url: 'http://' }, entry('1.0.0')];
  const { microFrontends } = registryWith({ other: [entry('1.0.0', {}, 'other')] });
  serve({ schema: 'x', microFrontends: { ...microFrontends, '@naija/sample': withSerial(5, ...list) } });
  const registry = await siteRegistry();
  expect([versions(registry), versions(registry, 'other')]).toEqual([['1.0.0'], ['1.0.0']]);
  expect(takeConsoleErrors().join()).toMatch(
    /Remote "sample" 5 failed.*@naija\/sample\[0\]\.url is not an address/,
  );
});

test('a signature covers the remaining releases if one is malformed', async () => {
  const { publicKey, sign } = await createOperator();
  requireKey(publicKey);
  serve(registryOf(...(await sign(3, { ...entry('2.0.0'), url: 'http://' }, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  const [first, forged] = await sign(4, { ...entry('3.0.0'), url: 'http://' }, entry('1.0.0'));
  serve(registryOf(...[first, forged && { ...forged, later: 'field' }].filter((one) => one !== undefined)));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  expect(takeConsoleErrors().join()).toContain('was signed with another key, or changed afterwards');
});

test.each(MALFORMED_LISTS)('a remote that has %s affects no other', async (_what, make) => {
  const list = make(entry('1.0.0', {}, 'rogue'));
  const sample = entry('1.0.0', { routes: [{ path: '/sample/one', js: [], css: [] }] });
  serve(registryWith({ sample: withSerial(1, sample), rogue: list, last: [entry('1.0.0', {}, 'last')] }));
  const { registry, choices } = selectReleases(await siteRegistry());
  expect(choices.get('sample')?.usable[0]?.metadata.version).toBe('1.0.0');
  const pages = ['/sample/one', '/last', '/nowhere'].map((path) => findRoute(registry, path)?.remote);
  expect(pages).toEqual(['sample', 'last', undefined]);
  for (const line of takeConsoleErrors()) expect(line).toMatch(/^Remote "rogue"/);
});

test('with a public key, neither received nor stored unsigned lists are used', async () => {
  const { publicKey, sign } = await createOperator();
  serve(registryOf(...withSerial(9, entry('9.0.0'))));
  await siteRegistry();
  requireKey(publicKey);
  await expect(siteRegistry()).rejects.toThrow('@naija/sample is not signed');
  serve(registryOf(...(await sign(3, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  serve(registryOf(...withSerial(10, entry('9.0.0'))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  takeConsoleErrors();
});

test('with a new public key, lists of the old one are ignored and serials start again', async () => {
  const [old, other] = [await createOperator(), await createOperator()];
  requireKey(old.publicKey);
  serve(registryOf(...(await old.sign(9, entry('9.0.0')))));
  await siteRegistry();
  serve(registryOf(...(await old.sign(3, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['9.0.0']);
  expect(takeConsoleErrors().join()).toContain('serial 3, older than 9');
  document.head.replaceChildren();
  requireKey(other.publicKey);
  serve(registryOf(...(await other.sign(3, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
});

test('a browser without storage gets the registry of the server', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => {
    full.mockRestore();
  });
  serve(lagos(1, '1.0.0'));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
});

function requireKey(publicKey: string): void {
  const meta = document.createElement('meta');
  meta.name = 'naija-registry-key';
  meta.content = publicKey;
  document.head.append(meta);
}

describe('a site that sends each page the lists that it needs', () => {
  const part = (remotes: Parameters<typeof registryWith>[0]) => () =>
    Promise.resolve(Response.json(registryWith(remotes), { headers: { [REGISTRY_PART_HEADER]: '1' } }));
  const core = (serial: number) => withSeal(serial, entry(`${String(serial)}.0.0`));
  const other = (serial: number) => withSeal(serial, entry(`${String(serial)}.0.0`, {}, 'other'));

  test('is requested at the address that the page names, and for another page by its path', async () => {
    document.head.innerHTML = '<link rel="preload" as="fetch" href="/remotes.json?path=/sample">';
    serve(part({ sample: core(1) }));
    await siteRegistry();
    await pageRegistry('/other/ọ&b');
    expect(vi.mocked(fetch).mock.calls.map(([to]) => to)).toEqual([
      '/remotes.json?path=/sample',
      '/remotes.json?path=%2Fother%2F%E1%BB%8D%26b',
    ]);
  });

  test('a list that a page did not receive stays on the device for offline use', async () => {
    serve(part({ sample: core(1), other: other(1) }));
    await pageRegistry('/other');
    serve(part({ sample: core(2) }));
    expect(versions(await siteRegistry(), 'other')).toEqual([]);
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(versions(await pageRegistry('/other'), 'other')).toEqual(['1.0.0']);
    await expect(pageRegistry('/elsewhere')).rejects.toThrow('Failed to fetch');
    expect(takeConsoleErrors()).toHaveLength(2);
  });

  test('a list older than the known one is refused, even if a page in between did not receive it', async () => {
    serve(part({ sample: core(1), other: other(2) }));
    await pageRegistry('/other');
    serve(part({ sample: core(1) }));
    await siteRegistry();
    serve(part({ sample: core(1), other: other(1) }));
    expect(versions(await pageRegistry('/other'), 'other')).toEqual(['2.0.0']);
    expect(takeConsoleErrors().join()).toContain('older than 2, which was seen before');
  });

  test('a device keeps the lists of ten remotes', async () => {
    for (let index = 0; index < 12; index += 1) await visit(`r${String(index)}`);
    const stored = JSON.parse(localStorage.getItem('naija:registry') ?? '') as Registry;
    expect(Object.keys(stored.microFrontends)).toHaveLength(10);
    expect(versions(stored, 'r11')).toEqual(['1.0.0']);

    async function visit(remote: string): Promise<void> {
      serve(part({ [remote]: withSerial(1, entry('1.0.0', {}, remote)) }));
      await pageRegistry(`/${remote}`);
    }
  });

  test('a list that is missing from a complete registry is forgotten', async () => {
    serve(registryWith({ sample: core(1), other: other(1) }));
    await siteRegistry();
    serve(registryWith({ sample: core(1) }));
    await siteRegistry();
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(pageRegistry('/other')).rejects.toThrow('Failed to fetch');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
