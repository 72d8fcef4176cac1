import { useState } from 'react';
import type { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import type { useDraft } from '@naija/runtime';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { preparePhoto } from '../../photo/prepare-photo.ts';

type Completion = Awaited<ReturnType<typeof agentFormSchema.validate>>;

/**
 * Queues a completed profile for sending. If it cannot be stored, it stays in the form with a message.
 * @param refusedKey the key of the refused submission that it replaces
 */
export function useSubmitCompletion(
  id: string,
  draft: ReturnType<typeof useDraft>,
  refusedKey: string | undefined,
) {
  const [problem, setProblem] = useState<string>();
  const [inMemoryKey, setInMemoryKey] = useState<string>();

  const submit = async ({ image, publicEmail, ...figures }: Completion) => {
    setProblem(undefined);
    const photo = await preparePhoto(image as File);
    const replaces = [refusedKey, inMemoryKey].filter((key) => key !== undefined);
    const intent = {
      kind: 'completion' as const,
      about: id,
      owner: id,
      title: DASHBOARD_MESSAGES.pending.profile,
      fields: { ...figures, ...(publicEmail != null && { publicEmail }) },
      photo,
    };
    const submitted = await draft.submit(intent, replaces).catch(() => undefined);
    if (submitted?.kept === true) return;
    setInMemoryKey(submitted?.key);
    setProblem(DASHBOARD_MESSAGES.form.notStored[submitted ? (submitted.notKept ?? 'full') : 'notLoaded']);
  };
  return { submit, problem };
}
