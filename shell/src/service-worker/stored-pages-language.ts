import { readState } from './state.ts';

export const LANGUAGE_KEY = 'language';

/** Tag of the language of the pages; undefined for English, which needs no translations. */
export async function storedPagesLanguage(): Promise<string | undefined> {
  const stored = await readState(LANGUAGE_KEY);
  return typeof stored === 'string' ? stored : undefined;
}
