import {
  readPositions,
  writePositions,
  entryKey,
  isReturn,
  scrollIfHighEnough,
  type HistoryEntry,
} from './scroll-positions.ts';

const RESIZE_TIMEOUT_MS = 10_000;

const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Retries when the height of the page changes, until an attempt succeeds, the visitor acts or the time is up. */
function retryOnResize(attempt: () => boolean, onEnd: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
  };
  const onResize = () => {
    if (!signal.aborted && attempt()) end();
  };
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(onResize) : undefined;
  observer?.observe(document.body);
  const timer = setTimeout(end, RESIZE_TIMEOUT_MS);
  for (const type of USER_INPUT) addEventListener(type, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    clearTimeout(timer);
    onEnd();
  });
  return end;
}

/** Restores scroll positions by history entry, for content that arrives after the navigation. */
export class ScrollRestoration {
  #read: Map<string, number> | undefined;
  #shown: HistoryEntry | undefined;
  #stopArriving: (() => void) | undefined;

  /** Restores the position of an entry, or else scrolls to its hash or to the top. A new query does not scroll. */
  show(entry: HistoryEntry): void {
    const before = this.#shown;
    if (before && entryKey(before) === entryKey(entry)) return;
    this.#shown = entry;
    this.save();
    // The browser, the boot script or the visitor scrolled a rendered page before this code loaded.
    if (!before && scrollY > 0) {
      this.record(scrollY);
      return;
    }
    const position = before || isReturn() ? this.#positions.get(entryKey(entry)) : undefined;
    if (position !== undefined) this.#arrive(() => scrollIfHighEnough(position));
    else if (entry.hash !== '' && entry.hash !== before?.hash) this.#arrive(() => scrollToHash(entry.hash));
    else if (before && before.pathname !== entry.pathname) this.#arrive(() => scrollIfHighEnough(0));
  }

  record(position: number): void {
    // Ignored while the page itself is still scrolling to its position.
    if (!this.#shown || this.#stopArriving) return;
    const key = entryKey(this.#shown);
    this.#positions.delete(key);
    this.#positions.set(key, position);
  }

  save(): void {
    writePositions(this.#positions);
  }

  get #positions(): Map<string, number> {
    return (this.#read ??= readPositions());
  }

  #arrive(attempt: () => boolean): void {
    this.#stopArriving?.();
    if (attempt()) return;
    this.#stopArriving = retryOnResize(attempt, () => {
      this.#stopArriving = undefined;
    });
  }
}

function scrollToHash(hash: string): boolean {
  const target = hashTarget(hash);
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
}

function hashTarget(hash: string): Element | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id); // The hash has malformed escapes.
  }
}
