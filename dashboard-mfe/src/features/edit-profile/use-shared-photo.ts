import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseShareOutcome, type ShareOutcome } from '@naija/contracts/pwa/share-target';
import { tabPath } from '../../dashboard/tabs.ts';
import { forgetSharedPhoto, nextSharedPhoto, type SharedPhoto } from './shared-photo.ts';

/** What there is to say of photos that were shared with the app; `gone` when one was kept for too long. */
export type SharedNews = Exclude<ShareOutcome, 'photo'> | 'gone' | 'used' | 'discarded';

/** How it stands with photos that were shared with the app. */
export interface Shared {
  /** True until it is known whether there is one. */
  readonly fetching: boolean;
  /** Of which the agent has to say whether it goes into the form. */
  readonly offered?: SharedPhoto | undefined;
  readonly news?: SharedNews | undefined;
}

/** Finds photos that were shared with the app, one after the other; each stays where it is until it is decided about. */
export function useSharedPhoto() {
  const outcome = parseShareOutcome(useLocation().search);
  const navigate = useNavigate();
  const [shared, setShared] = useState<Shared>({ fetching: outcome === 'photo' });
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Said once: not again when the page is loaded anew.
    if (outcome !== undefined) void navigate(tabPath('edit-profile'), { replace: true });
    const news = outcome === 'photo' ? 'gone' : outcome;
    void nextSharedPhoto().then((offered) => {
      setShared({ fetching: false, offered, news: offered && news === 'gone' ? undefined : news });
    });
  }, [outcome, navigate]);

  const decide = async (photo: SharedPhoto, news: SharedNews) => {
    setShared({ fetching: false, news });
    await forgetSharedPhoto(photo);
    const offered = await nextSharedPhoto();
    if (offered) setShared({ fetching: false, offered, news });
  };
  return { shared, decide };
}
