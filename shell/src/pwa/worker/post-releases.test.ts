import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerRunning } from '../../remotes/failures/running-releases.ts';
import { releaseId } from '../../remotes/release-id.ts';
import { loadSelection } from '../../remotes/selection/load-selection.ts';
import { autoRemoveListeners } from '../../testing/auto-remove-listeners.ts';
import { earlier, entry, selectionOf } from '../../testing/registry.ts';
import { postReleases } from './post-to-worker.ts';

vi.mock('../../remotes/selection/load-selection.ts');

const [one, two] = [entry('1.0.0'), entry('2.0.0')];
const CHOSEN = { type: 'CHOSEN_RELEASES', ids: [releaseId('sample', two)] };
const postMessage = vi.fn();
let worker: EventTarget & { controller: unknown };

beforeEach(() => {
  autoRemoveListeners();
  postMessage.mockReset();
  worker = Object.assign(new EventTarget(), { controller: { postMessage } });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.mocked(loadSelection).mockResolvedValue(selectionOf('sample', two, earlier(one)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the worker learns which releases this browser loads', async () => {
  postReleases();
  await vi.waitFor(() => {
    expect(postMessage.mock.calls).toEqual([[CHOSEN]]);
  });
});

test('a new worker also learns which remotes run, and caches the page that it did not serve', async () => {
  registerRunning('sample', two);
  postReleases();
  await vi.waitFor(() => {
    expect(postMessage).toHaveBeenCalled();
  });
  postMessage.mockReset();
  worker.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => {
    expect(postMessage.mock.calls).toEqual([
      [CHOSEN],
      [{ type: 'OPENED_REMOTES', names: ['sample'] }],
      [{ type: 'CACHE_PAGE' }],
    ]);
  });
});
