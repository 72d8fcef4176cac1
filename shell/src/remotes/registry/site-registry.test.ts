import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { REGISTRY_PATH, releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { heardErrors } from '../../testing/console.ts';
import { HOSTILE_LISTS } from '../../testing/hostile.ts';
import { entry, registryOf, registryWith } from '../../testing/registry.ts';
import { operator, sealed } from '../../testing/sealed.ts';
import { select } from '../selection/select.ts';
import { siteRegistry } from './site-registry.ts';

/** Lets the server answer as given from now on; a function decides when. */
function serve(answer: object | string | (() => Promise<Response>)): void {
  const respond = (to: unknown): Promise<Response> => {
    if (to !== REGISTRY_PATH) return Promise.resolve(new Response(null, { status: 204 }));
    if (answer instanceof Function) return answer();
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  };
  vi.stubGlobal('fetch', vi.fn(respond));
}

const lagos = (serial: number, version: string): Registry => registryOf(...sealed(serial, entry(version)));
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

test('a visitor gets what the server has now, whatever was there before', async () => {
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
])('when the registry %s, the one remembered steps in and the failure is told', async (_what, answer) => {
  serve(lagos(1, '1.0.0'));
  await siteRegistry();
  serve(answer);
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  expect(heardErrors()).toEqual([expect.stringContaining('Remote "registry" 0 failed (registry)')]);
});

test('when there is nothing remembered either, the failure says what was wrong', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(siteRegistry()).rejects.toThrow('Failed to fetch');
  heardErrors();
});

test('a registry that takes its time is replaced by the one remembered, and serves the next page', async () => {
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
  heardErrors();
});

test('a list that is older than the one seen before is refused, with both serials', async () => {
  serve(lagos(7, '2.0.0'));
  await siteRegistry();
  serve(lagos(6, '1.0.0'));
  expect(versions(await siteRegistry())).toEqual(['2.0.0']);
  expect(heardErrors().join()).toMatch(/Remote "sample" 6 failed.*serial 6, older than 7/);
});

test('a list that is damaged is replaced alone: the other remotes get theirs', async () => {
  const other = (version: string) => [entry(version, {}, 'other')];
  serve(registryWith({ sample: [entry('1.0.0')], other: other('1.0.0') }));
  await siteRegistry();
  const { microFrontends } = registryWith({ sample: [entry('2.0.0')], other: other('2.0.0') });
  serve({ schema: 'x', microFrontends: { ...microFrontends, '@naija/sample': [{ url: 1 }] } });
  const registry = await siteRegistry();
  expect([versions(registry), versions(registry, 'other')]).toEqual([['1.0.0'], ['2.0.0']]);
  expect(heardErrors().join()).toContain('@naija/sample[0].metadata is not an object');
});

test('a release that is damaged is left out alone, and told by its remote: the one before takes over', async () => {
  const list = [{ ...entry('2.0.0'), url: 'http://' }, entry('1.0.0')];
  const { microFrontends } = registryWith({ other: [entry('1.0.0', {}, 'other')] });
  serve({ schema: 'x', microFrontends: { ...microFrontends, '@naija/sample': sealed(5, ...list) } });
  const registry = await siteRegistry();
  expect([versions(registry), versions(registry, 'other')]).toEqual([['1.0.0'], ['1.0.0']]);
  expect(heardErrors().join()).toMatch(/Remote "sample" 5 failed.*@naija\/sample\[0\]\.url is no address/);
});

test('a signature holds for the releases that are left where one of a list is damaged', async () => {
  const { publicKey, seal } = await operator();
  requireKey(publicKey);
  serve(registryOf(...(await seal(3, { ...entry('2.0.0'), url: 'http://' }, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  const [first, forged] = await seal(4, { ...entry('3.0.0'), url: 'http://' }, entry('1.0.0'));
  serve(registryOf(...[first, forged && { ...forged, later: 'field' }].filter((one) => one !== undefined)));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  expect(heardErrors().join()).toContain('was signed with another key, or changed afterwards');
});

test.each(HOSTILE_LISTS)('a remote that has %s touches no other', async (_what, make) => {
  const list = make(entry('1.0.0', {}, 'rogue'));
  const sample = entry('1.0.0', { routes: [{ path: '/sample/one', js: [], css: [] }] });
  serve(registryWith({ sample: sealed(1, sample), rogue: list, last: [entry('1.0.0', {}, 'last')] }));
  const { registry, choices } = select(await siteRegistry());
  expect(choices.get('sample')?.usable[0]?.metadata.version).toBe('1.0.0');
  const pages = ['/sample/one', '/last', '/nowhere'].map((path) => findRoute(registry, path)?.remote);
  expect(pages).toEqual(['sample', 'last', undefined]);
  for (const line of heardErrors()) expect(line).toMatch(/^Remote "rogue"/);
});

test('in a page with a key, neither an unsigned list nor one remembered without a signature is used', async () => {
  const { publicKey, seal } = await operator();
  serve(lagos(9, '9.0.0'));
  await siteRegistry();
  requireKey(publicKey);
  await expect(siteRegistry()).rejects.toThrow('@naija/sample is not signed');
  serve(registryOf(...(await seal(3, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  serve(lagos(10, '9.0.0'));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
  heardErrors();
});

test('with another key of the operator, serials begin anew: what the old key signed is forgotten', async () => {
  const [old, other] = [await operator(), await operator()];
  requireKey(old.publicKey);
  serve(registryOf(...(await old.seal(9, entry('9.0.0')))));
  await siteRegistry();
  serve(registryOf(...(await old.seal(3, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['9.0.0']);
  expect(heardErrors().join()).toContain('serial 3, older than 9');
  document.head.replaceChildren();
  requireKey(other.publicKey);
  serve(registryOf(...(await other.seal(3, entry('1.0.0')))));
  expect(versions(await siteRegistry())).toEqual(['1.0.0']);
});

test('a browser that keeps nothing is served what the server has', async () => {
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
