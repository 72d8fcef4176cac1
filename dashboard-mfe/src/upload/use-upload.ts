import { useCallback, useEffect, useRef, useState } from 'react';
import { createIntentKeys } from '@naija/contracts/http/intent-keys';
import { showToast, type FormActions } from '@naija/ui';
import { preparePhoto } from '../photo/prepare-photo.ts';
import { saveFailure, type SaveFailure } from './failure.ts';
import { formData, type FieldValue } from './form-data.ts';
import type { Sealed, Upload } from './upload-call.ts';

/** The call of an endpoint, as the hook of RTK Query gives it. */
type Call<Answer> = (upload: Sealed<Upload>) => { unwrap: () => Promise<Answer>; abort: () => void };

export interface Saving {
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly photo: File | undefined;
  readonly ifMatch?: string | undefined;
}

/**
 * Saves a form with its photo, and keeps how far that is and why it failed; the form keeps what was typed.
 * `share` is undefined unless a save is under way: then 0 to 1. Leaving the page ends the upload.
 */
export function useUpload<Answer>(call: Call<Answer>) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<SaveFailure>();
  const [keys] = useState(createIntentKeys);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = async ({ fields, photo, ifMatch }: Saving, signal: AbortSignal): Promise<Answer> => {
    const key = keys.keyOf({ ...fields, ifMatch }, photo);
    const body = formData(fields, photo && (await preparePhoto(photo)));
    signal.throwIfAborted();
    const sent = call(() => ({ body, key, ifMatch, onProgress: setShare }));
    signal.addEventListener('abort', sent.abort);
    const answer = await sent.unwrap();
    keys.settle();
    return answer;
  };

  /** Gives the answer, or undefined where there is none: the agent cancelled, or reads why it failed. */
  const save = async (saving: Saving, form: FormActions): Promise<Answer | undefined> => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setShare(0);
    try {
      return await run(saving, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) {
        showToast('Upload stopped. What you entered is still here.');
        return undefined;
      }
      const failed = saveFailure(error);
      form.refuse(failed.fields);
      setFailure(failed);
      showToast(failed.message, { kind: 'danger' });
      return undefined;
    } finally {
      setShare(undefined);
    }
  };
  return { share, failure, save, cancel };
}
