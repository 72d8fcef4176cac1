import { showLastResort } from '../last-resort.ts';

/**
 * For a page in which natives were changed for good: no release could live in it, and each would be blamed for that.
 * Says so in the page, where only Reload leads on.
 * @returns what never comes
 */
export function leftToReload(error: unknown): Promise<never> {
  showLastResort(error);
  return new Promise(() => undefined);
}
