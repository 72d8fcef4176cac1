import { useState } from 'react';
import { pageTitle } from '@naija/contracts/domain/product';
import { shareLink, showToast } from '@naija/ui';
import { SHARE_MESSAGES } from '../messages/share.ts';

interface Share {
  /** @param title without the product's name @param path on this site, with its query */
  readonly share: (title: string, path: string) => Promise<void>;
  /** A link that the browser could not copy. */
  readonly byHand?: string;
}

export function useShare(): Share {
  const [failed, setFailed] = useState<string>();
  const share = async (title: string, path: string) => {
    const url = globalThis.location.origin + path;
    setFailed(undefined);
    const result = await shareLink({ title: pageTitle(title), url });
    if (result === 'copied') showToast(SHARE_MESSAGES.linkCopied, { kind: 'success' });
    if (result === 'failed') setFailed(url);
  };
  return { share, ...(failed !== undefined && { byHand: failed }) };
}
