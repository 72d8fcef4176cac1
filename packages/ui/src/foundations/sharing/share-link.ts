/** `cancelled`: the visitor closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

const CANCELLED = ['AbortError', 'InvalidStateError'];

/** True for an error of `navigator.share` that means: the share sheet was closed, or is open already. */
export function isShareCancelled(error: unknown): boolean {
  return error instanceof DOMException && CANCELLED.includes(error.name);
}

/** Opens the share sheet of the device, or copies the link where there is none. */
export async function shareLink(link: {
  readonly title: string;
  readonly url: string;
}): Promise<ShareResult> {
  if ('share' in navigator)
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (isShareCancelled(error)) return 'cancelled';
    }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
