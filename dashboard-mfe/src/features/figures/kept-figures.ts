import type { OwnFigures } from '@naija/contracts/http/interest';

/** In `localStorage`, under the prefix of what a logout deletes. */
const KEY = 'naija:private:figures';

export interface KeptFigures extends OwnFigures {
  /** When the server has sent them, ISO 8601. */
  readonly savedAt: string;
}

/** Keeps the figures for a time without a network. */
export function keepFigures({ weeks }: OwnFigures): void {
  try {
    const kept: KeptFigures = { weeks, savedAt: new Date().toISOString() };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: there are none without a network.
  }
}

/** What was kept last; undefined where there is nothing. */
export function keptFigures(): KeptFigures | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptFigures> | null;
    const { weeks, savedAt } = kept ?? {};
    return Array.isArray(weeks) && weeks.length > 0 && typeof savedAt === 'string'
      ? { weeks, savedAt }
      : undefined;
  } catch {
    return undefined;
  }
}
