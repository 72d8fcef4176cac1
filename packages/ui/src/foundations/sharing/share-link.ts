/** `cancelled`: the visitor closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** The share sheet was closed, or is open already. */
const CANCELLED = ['AbortError', 'InvalidStateError'];

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
      if (error instanceof DOMException && CANCELLED.includes(error.name)) return 'cancelled';
    }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
