import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shareOutcome, type ShareOutcome } from '@naija/contracts/pwa/share';
import { tabPath } from '../../dashboard/tabs.ts';
import { takeSharedPhoto } from './shared-photo.ts';

/** How it stands with a photo that was shared with the app; `gone` when it waited for too long. */
export interface Shared {
  readonly outcome: ShareOutcome | 'gone' | 'fetching';
  readonly photo?: File | undefined;
}

/**
 * Fetches the photo that was shared with the app, which the edit should begin with.
 * @returns undefined where the address speaks of no such photo
 */
export function useSharedPhoto(): Shared | undefined {
  const outcome = shareOutcome(useLocation().search);
  const navigate = useNavigate();
  const [shared, setShared] = useState<Shared | undefined>(
    outcome && { outcome: outcome === 'photo' ? 'fetching' : outcome },
  );
  const begun = useRef(false);

  useEffect(() => {
    if (outcome === undefined || begun.current) return;
    begun.current = true;
    // Said once: not again when the page is loaded anew.
    void navigate(tabPath('edit-profile'), { replace: true });
    if (outcome !== 'photo') return;
    void takeSharedPhoto().then((photo) => {
      setShared({ outcome: photo ? 'photo' : 'gone', photo });
    });
  }, [outcome, navigate]);
  return shared;
}
