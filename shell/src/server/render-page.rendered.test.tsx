import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { publicApi } from '../testing/public-api.ts';
import { sourceRemote } from '../testing/remotes.ts';
import { renderPage, type RenderOutput } from './entry.tsx';

const ORIGIN = 'https://naija.example';

async function render(remote: string, location: string, lite = false) {
  const { calls, fetch } = publicApi();
  vi.stubGlobal('fetch', fetch);
  const { Root } = await sourceRemote(remote);
  return { ...(await renderPage({ remote, Root, location, origin: ORIGIN, lite, language: 'en' })), calls };
}

const renderSample = (Root: ComponentType) =>
  renderPage({ remote: 'sample', Root, location: '/', origin: ORIGIN, lite: false, language: 'en' });

const textOf = ({ html }: RenderOutput) => html.replace(/<[^<>]*>/g, ' ');

test.each([
  ['/', 'Ada Obi'],
  ['/', 'Why people look here first'],
  ['/trending', 'Ada Obi'],
  ['/about', 'About us'],
  ['/location/akwa-ibom', 'Ada Obi'],
  ['/location/lagos?q=uyo&maxFee=5000', 'Ada Obi'],
  ['/agent/7', 'I help families find an honest home.'],
  ['/agent/7', 'She was on time.'],
])('%s shows "%s" before any script runs', async (location, text) => {
  expect(textOf(await render('directory', location))).toContain(text);
});

test('every page of the accounts has its heading before any script runs', async () => {
  const { pages } = await sourceRemote('auth');
  for (const { path } of pages) expect((await render('auth', path)).html).toContain('<h1');
});

test('a visitor without scripts can call and write to an agent', async () => {
  const { html } = await render('directory', '/agent/7');
  expect(html).toContain('href="tel:+2348012345678"');
  expect(html).toContain('href="https://wa.me/2348012345678');
});

test('each request of a page goes once to the origin that the page is rendered for', async () => {
  const { calls } = await render('directory', '/agent/7');
  expect(calls).toEqual([`${ORIGIN}/api/v1/user/7`, `${ORIGIN}/api/v1/comment/getAll/7`]);
});

test('the same responses produce the same bytes', async () => {
  const first = await render('directory', '/agent/7');
  expect(JSON.stringify(await render('directory', '/agent/7'))).toBe(JSON.stringify(first));
});

test('on data saver no photo is in the page', async () => {
  expect((await render('directory', '/')).html).toContain('<img');
  expect((await render('directory', '/', true)).html).not.toContain('<img');
});

test('a page whose request fails is not rendered', async () => {
  await expect(render('directory', '/agent/unknown')).rejects.toThrow('directoryAgentById has no answer');
});

test('a page with a failing component is not rendered', async () => {
  const Root = () => {
    throw new Error('no such page');
  };
  const page = renderSample(Root);
  await expect(page).rejects.toThrow('no such page');
});

test('the metadata of a page is in the head, and its title is separate', async () => {
  const Root = () => (
    <>
      <title>Homes in Yaba</title>
      <meta name="description" content="Rents & more" />
      <link rel="canonical" href="/homes/yaba" />
      <h1>Homes</h1>
    </>
  );
  const page = await renderSample(Root);
  expect(page.head).toBe(
    '<meta name="description" content="Rents &amp; more"/><link rel="canonical" href="/homes/yaba"/>',
  );
  expect(page.title).toBe('Homes in Yaba');
  expect(page.html).not.toContain('<title');
});

test('the styles are the global style and those of the rendered components', async () => {
  const { styles, head } = await render('directory', '/');
  expect(head).toBe('');
  expect(styles.map(({ attributes }) => attributes)).toEqual([
    '',
    expect.stringContaining('data-styled="true"'),
  ]);
  expect(styles[0]?.text).toContain('@font-face');
  expect(styles[1]?.text).not.toContain('@font-face');
  for (const { text } of styles) expect(text).not.toContain('</');
});
