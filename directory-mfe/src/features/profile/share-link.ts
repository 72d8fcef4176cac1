/** What came of sharing. `cancelled`: the visitor closed the sheet, which is no failure. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** By these the browser says that its sheet was closed, or is open already. */
const CLOSED = ['AbortError', 'InvalidStateError'];

/** Opens the phone's own sheet to share a link; where there is none, or it refuses, the link is copied. */
export async function shareLink(link: {
  readonly title: string;
  readonly url: string;
}): Promise<ShareOutcome> {
  if ('share' in navigator)
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && CLOSED.includes(error.name)) return 'cancelled';
    }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
