import { isDataSaverOn } from '../data-saver.ts';
import { currentChoice } from '../releases/choice.ts';
import { isPageCached } from './cached-pages.ts';
import { fetchPage } from './fetch-page.ts';
import { mayBeRendered } from './may-be-rendered.ts';

/** Caches a page that was opened before this worker controlled it, from the browser's HTTP cache as far as possible. */
export async function cacheOpenPage(address: string): Promise<void> {
  const url = new URL(address);
  const choice = await currentChoice();
  if (!mayBeRendered(url, choice) || (await isDataSaverOn()) || (await isPageCached(url))) return;
  const { cached } = await fetchPage(url, choice, fetch(url, { headers: { accept: 'text/html' } }));
  await cached;
}
