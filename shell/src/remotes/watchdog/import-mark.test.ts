import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeStored, storedKeys } from '../../browser/storage.ts';
import { crashedImports, markImport } from './page-marks.ts';

const TERM = 10_000;

/** Sets the locks of other tabs that successive queries find. */
function locks(...looks: { held?: string[]; pending?: string[] }[]): void {
  const toInfo = (names: string[] = []) => names.map((name) => ({ name }));
  const query = () => {
    const { held, pending } = looks.shift() ?? {};
    return Promise.resolve({ held: toInfo(held), pending: toInfo(pending) });
  };
  vi.stubGlobal('navigator', { locks: { query, request: () => Promise.resolve() } });
}

/** The crashed imports that a new page finds. */
async function found(): Promise<string[]> {
  const crashed = crashedImports();
  await vi.advanceTimersByTimeAsync(1_000);
  return crashed;
}

const markedKey = () => storedKeys('')[0] ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an import that ended leaves no mark', async () => {
  markImport('sample@1.0.0#x', TERM)();
  expect(await found()).toEqual([]);
});

test('an import that crashed the page is found by the next page, once', async () => {
  markImport('sample@1.0.0#x', TERM);
  expect(await found()).toEqual(['sample@1.0.0#x']);
  expect(await found()).toEqual([]);
});

test('leaving the page during an import ends the mark', async () => {
  markImport('sample@1.0.0#x', TERM);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(await found()).toEqual([]);
});

test('the mark of a page that is not frozen ends in time', async () => {
  markImport('sample@1.0.0#x', TERM);
  await vi.advanceTimersByTimeAsync(TERM);
  expect(await found()).toEqual([]);
});

test('a page that is hidden during an import ends the mark, as the system may end it then', async () => {
  markImport('sample@1.0.0#x', TERM);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(storedKeys('')).toHaveLength(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await found()).toEqual([]);
});

test('a mark that another tab holds is ignored', async () => {
  markImport('sample@1.0.0#x', TERM);
  locks({ held: [markedKey()] });
  expect(await found()).toEqual([]);
  locks();
  expect(await found()).toEqual(['sample@1.0.0#x']);
});

test.each<[string, (key: string) => void]>([
  [
    'has asked for its lock',
    (key) => {
      locks({ pending: [key] });
    },
  ],
  [
    'asks for its lock a moment later',
    (key) => {
      locks({}, { held: [key] });
    },
  ],
  [
    'ends its import a moment later',
    (key) => {
      locks();
      setTimeout(() => {
        removeStored(key);
      }, 100);
    },
  ],
])('the mark of a page that is open and %s is not a crash', async (_, happen) => {
  markImport('sample@1.0.0#x', TERM);
  happen(markedKey());
  expect(await found()).toEqual([]);
});

test('a page that finds no mark waits for nothing', async () => {
  expect(await crashedImports()).toEqual([]);
});
