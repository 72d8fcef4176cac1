import { showToast } from '@naija/ui';
import { FACTOR_MESSAGES } from '../messages.ts';

/** Copies a text and says whether that has worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(FACTOR_MESSAGES.copied, { kind: 'success' });
  } catch {
    showToast(FACTOR_MESSAGES.notCopied, { kind: 'danger' });
  }
}
