import { beforeAll, expect, test } from 'vitest';
import { LATE_PART } from '@naija/contracts/remote/late-part';
import { openRendered, renderOnServer } from '../testing/rendered-browser.ts';
import type { RenderOutput } from '../server/entry.tsx';

const PAGES = [
  ['directory', '/'],
  ['directory', '/trending'],
  ['directory', '/about'],
  ['directory', '/location/akwa-ibom'],
  ['directory', '/location/lagos?q=uyo&maxFee=5000'],
  ['directory', '/agent/7'],
  ['auth', '/login'],
  ['auth', '/forgot'],
] as const;

const rendered = new Map<string, RenderOutput>();

beforeAll(async () => {
  for (const [remote, location] of PAGES) rendered.set(location, await renderOnServer(remote, location));
});

function page(location: string): RenderOutput {
  const output = rendered.get(location);
  if (!output) throw new Error(`${location} was not rendered`);
  return output;
}

test.each(PAGES)('the browser hydrates every element that %s rendered for %s', async (remote, location) => {
  const { root, run } = await openRendered(remote, location, page(location));
  const elements = [...root.querySelectorAll('*')];
  const html = root.innerHTML;
  // Counted as the server does: with another number, an extension has changed the page.
  expect(page(location).html.split(/<[a-z]/i)).toHaveLength(elements.length + 1);
  await run();
  // Late parts are hydrated after the rest.
  await expect.poll(() => root.innerHTML).toBe(html.replaceAll(` ${LATE_PART.attribute}=""`, ''));
  expect([...root.querySelectorAll('*')].filter((element, index) => element !== elements[index])).toEqual([]);
});

test('a page is hydrated as it was rendered, and then shows the logged-in agent and the favourites', async () => {
  const { root, run } = await openRendered('directory', '/', page('/'));
  document.cookie = 'token=any; path=/';
  localStorage.setItem('naija:saved', JSON.stringify([{ id: '7', savedAt: '2026-11-20T08:00:00.000Z' }]));
  const [heading, card] = [root.querySelector('h1'), root.querySelector('main li')];
  await run();
  await expect.poll(() => root.querySelector('[aria-label="Saved agents, 1"]')).not.toBeNull();
  await expect.poll(() => root.querySelector('header a[href="/dashboard"]')).not.toBeNull();
  expect(root.querySelector('main li [aria-label="Saved Ada Obi"]')).not.toBeNull();
  expect([root.querySelector('h1'), root.querySelector('main li')]).toEqual([heading, card]);
});

test('a page that is rendered again keeps the search terms that were typed before', async () => {
  const { root, run } = await openRendered('directory', '/trending', page('/trending'), '1.0.1');
  const box = () => root.querySelector<HTMLInputElement>('[type="search"]');
  const typedInto = box();
  if (typedInto) typedInto.value = 'uyo';
  await run();
  await expect.poll(() => typedInto?.isConnected).toBe(false);
  await expect.poll(() => box()?.value).toBe('uyo');
  expect(location.search).toBe('?q=uyo');
});

test('a page that another release rendered is rendered again', async () => {
  const { root, run } = await openRendered('directory', '/about', page('/about'), '1.0.1');
  const heading = root.querySelector('h1');
  await run();
  await expect.poll(() => heading?.isConnected).toBe(false);
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe(heading?.textContent);
});

test('a page whose state cannot be read is rendered again', async () => {
  const { root, run } = await openRendered('directory', '/about', { ...page('/about'), state: null });
  const heading = root.querySelector('h1');
  await run();
  await expect.poll(() => heading?.isConnected).toBe(false);
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe(heading?.textContent);
});
