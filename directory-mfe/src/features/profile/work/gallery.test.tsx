import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { setLite } from '@naija/runtime';
import { accessibilityFaults, mockApi } from '@naija/runtime/testing';
import { openPage } from '../../../testing/open-page.ts';
import { ada } from '../../../testing/records.ts';

const api = mockApi();

const photo = (number: number, caption: string | null): WorkPhoto => ({
  ...{ id: String(number), photo: String(number).repeat(32), caption },
  ...{ width: 1280, height: 960 },
});
const WORK = [photo(1, 'Flat in Yaba'), photo(2, null), photo(3, 'Shop in Aba')];

beforeEach(() => {
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada(), work: WORK })),
    http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
  );
  // jsdom has no layout.
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  act(() => {
    setLite(false);
  });
});

async function openGallery() {
  await openPage('/agent/7');
  return within(await screen.findByRole('region', { name: 'Photos of work' }));
}
const openViewer = async (name: string) => {
  const gallery = await openGallery();
  await userEvent.click(gallery.getByRole('link', { name }));
  return within(await screen.findByRole('dialog', { name: 'Photos of work by Ada Obi' }));
};
const shownIn = (viewer: Awaited<ReturnType<typeof openViewer>>) => viewer.getByText(/^\d of 3$/).textContent;
// jsdom does not focus a dialog that opens.
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

test('photos are lazy squares whose place is kept, each a link to the whole picture', async () => {
  const gallery = await openGallery();
  const links = gallery.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    WORK.map((one) => `/media/${one.photo}/1280.jpg`),
  );
  const images = gallery.getAllByRole('img');
  expect(images.map((image) => image.getAttribute('alt'))).toEqual([
    'Flat in Yaba',
    'Work of Ada Obi, photo 2 of 3',
    'Shop in Aba',
  ]);
  for (const image of images) {
    expect(image).toHaveAttribute('loading', 'lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['160', '160']);
  }
  expect(await accessibilityFaults()).toEqual([]);
});

test('there is no gallery of an agent without photos of work', async () => {
  api.use(http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada() })));
  await openPage('/agent/7');
  await screen.findByRole('heading', { level: 1, name: 'Ada Obi' });
  expect(screen.queryByText('Photos of work')).toBeNull();
});

test('a photo opens large, with its caption, and arrow keys and buttons lead to the others', async () => {
  const viewer = await openViewer('Flat in Yaba');
  expect(shownIn(viewer)).toBe('1 of 3');
  expect(viewer.getByText('Flat in Yaba')).toBeVisible();
  expect(viewer.getByRole('img')).toHaveAttribute('alt', 'Work of Ada Obi, photo 1 of 3');
  press('ArrowRight');
  expect(shownIn(viewer)).toBe('2 of 3');
  await userEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
  expect(shownIn(viewer)).toBe('3 of 3');
  await userEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
  press('Home');
  press('ArrowLeft');
  expect(shownIn(viewer)).toBe('1 of 3');
  expect(await accessibilityFaults()).toEqual([]);
});

test('only photos that were looked at are loaded', async () => {
  const viewer = await openViewer('Shop in Aba');
  expect(viewer.getAllByRole('img', { hidden: true })).toHaveLength(1);
  press('Home');
  expect(viewer.getAllByRole('img', { hidden: true })).toHaveLength(2);
});

test('a visitor reads which photo is unavailable, and closes the viewer', async () => {
  const viewer = await openViewer('Flat in Yaba');
  fireEvent.error(viewer.getByRole('img'));
  expect(viewer.getByRole('alert')).toHaveTextContent("This photo isn't available right now.");
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('with data saver on, nothing is loaded before it is asked for, and then the smaller picture', async () => {
  act(() => {
    setLite(true);
  });
  const gallery = await openGallery();
  expect(gallery.queryByRole('img')).toBeNull();
  await userEvent.click(gallery.getByRole('link', { name: 'Show photo Flat in Yaba' }));
  const large = within(await screen.findByRole('dialog')).getByRole('img');
  expect(large).toHaveAttribute('srcset', `/media/${'1'.repeat(32)}/640.jpg 640w`);
});
