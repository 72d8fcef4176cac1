import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shareOutcome, type ShareOutcome } from '@naija/contracts/pwa/share';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { tabPath } from '../../dashboard/tabs.ts';
import { putIntoDraft, takeSharedPhoto } from './shared-photo.ts';

/** How it stands with a photo that was shared with the app; `gone` when it waited for too long. */
export type Shared = ShareOutcome | 'gone' | 'fetching';

/**
 * Puts the photo that was shared with the app into the edit of this agent, which should begin once that is done.
 * @returns undefined where the address speaks of no such photo
 */
export function useSharedPhoto(record: OwnRecord): Shared | undefined {
  const outcome = shareOutcome(useLocation().search);
  const navigate = useNavigate();
  const [shared, setShared] = useState<Shared | undefined>(outcome === 'photo' ? 'fetching' : outcome);
  const begun = useRef(false);

  useEffect(() => {
    if (outcome === undefined || begun.current) return;
    begun.current = true;
    // Said once: not again when the page is loaded anew.
    void navigate(tabPath('edit-profile'), { replace: true });
    if (outcome !== 'photo') return;
    void takeSharedPhoto().then((photo) => {
      if (photo) putIntoDraft(record, photo);
      setShared(photo ? 'photo' : 'gone');
    });
  }, [outcome, record, navigate]);
  return shared;
}
