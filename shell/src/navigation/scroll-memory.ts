import { entryName, hashTarget, type HistoryEntry } from './history-entry.ts';
import { readPositions, writePositions } from './positions.ts';
import { whilePageGrows } from './while-page-grows.ts';

/** Remembers how far each history entry was scrolled, and scrolls an entry that is shown to where it belongs. */
export class ScrollMemory {
  #read: Map<string, number> | undefined;
  #shown: HistoryEntry | undefined;
  #stopArriving: (() => void) | undefined;

  /**
   * To be called once the content of an entry stands in the page.
   * A position that is remembered comes first, then the hash, and a page that was not shown before begins at its
   * top. A change of the query alone leaves the visitor where they are.
   */
  show(entry: HistoryEntry): void {
    const before = this.#shown;
    if (before && entryName(before) === entryName(entry)) return;
    this.#shown = entry;
    this.save();
    const position = before || isReturn() ? this.#positions.get(entryName(entry)) : undefined;
    if (position !== undefined) this.#arrive(() => scrollIfHighEnough(position));
    else if (entry.hash !== '' && entry.hash !== before?.hash) this.#arrive(() => scrollToHash(entry.hash));
    else if (before && before.pathname !== entry.pathname) this.#arrive(() => scrollIfHighEnough(0));
  }

  /** To be called as the visitor scrolls. */
  note(position: number): void {
    // Until the page is where it belongs, its position is not the visitor's.
    if (!this.#shown || this.#stopArriving) return;
    const name = entryName(this.#shown);
    this.#positions.delete(name);
    this.#positions.set(name, position);
  }

  /** Keeps what is remembered for a reload. */
  save(): void {
    writePositions(this.#positions);
  }

  /** Read when it is first needed, so that a memory can be made where there is no storage. */
  get #positions(): Map<string, number> {
    return (this.#read ??= readPositions());
  }

  #arrive(attempt: () => boolean): void {
    this.#stopArriving?.();
    if (attempt()) return;
    this.#stopArriving = whilePageGrows(attempt, () => {
      this.#stopArriving = undefined;
    });
  }
}

/** True where the tab came to this page by a reload, or back from another site. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

function scrollIfHighEnough(top: number): boolean {
  // Heights come rounded.
  if (document.documentElement.scrollHeight - innerHeight < top - 1 && top > 0) return false;
  scrollTo({ top, behavior: 'instant' });
  return true;
}

function scrollToHash(hash: string): boolean {
  const target = hashTarget(hash);
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
}
