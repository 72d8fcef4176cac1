import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseShareOutcome, type ShareOutcome } from '@naija/contracts/pwa/share-target';
import { tabPath } from '../../../navigation/tabs.ts';
import { deleteSharedPhoto, nextSharedPhoto, type SharedPhoto } from './shared-photo-cache.ts';

/** The state of a shared photo; `gone` after it expired. */
export type SharedPhotoStatus = Exclude<ShareOutcome, 'photo'> | 'gone' | 'used' | 'discarded';

export interface SharedPhotoState {
  readonly isLoading: boolean;
  /** The photo that the agent may use or discard. */
  readonly offered?: SharedPhoto | undefined;
  readonly status?: SharedPhotoStatus | undefined;
}

/** Offers photos that were shared with the app one by one; each stays stored until it is used or discarded. */
export function useSharedPhoto() {
  const outcome = parseShareOutcome(useLocation().search);
  const navigate = useNavigate();
  const [sharedPhoto, setSharedPhoto] = useState<SharedPhotoState>({ isLoading: outcome === 'photo' });
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    // Removes the outcome from the URL, so that a reload does not repeat its message.
    if (outcome !== undefined) void navigate(tabPath('edit-profile'), { replace: true });
    const status = outcome === 'photo' ? 'gone' : outcome;
    void nextSharedPhoto().then((offered) => {
      setSharedPhoto({
        isLoading: false,
        offered,
        status: offered && status === 'gone' ? undefined : status,
      });
    });
  }, [outcome, navigate]);

  const resolve = async (photo: SharedPhoto, status: SharedPhotoStatus) => {
    setSharedPhoto({ isLoading: false, status });
    await deleteSharedPhoto(photo);
    const offered = await nextSharedPhoto();
    if (offered) setSharedPhoto({ isLoading: false, offered, status });
  };
  return { sharedPhoto, resolve };
}
