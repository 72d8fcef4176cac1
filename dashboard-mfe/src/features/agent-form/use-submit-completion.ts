import { useState } from 'react';
import type { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import type { useDraft } from '@naija/runtime';
import { preparePhoto } from '../../photo/prepare-photo.ts';
import { NOT_KEPT } from '../../waiting/waiting-words.ts';

type Completion = Awaited<ReturnType<typeof agentFormSchema.validate>>;

/**
 * Hands a completed profile over to be sent. Where this phone cannot keep it, it stays on the screen.
 * @param refused the key of the one that it takes the place of
 */
export function useSubmitCompletion(
  id: string,
  draft: ReturnType<typeof useDraft>,
  refused: string | undefined,
) {
  const [problem, setProblem] = useState<string>();
  const [loose, setLoose] = useState<string>();

  const submit = async ({ image, ...fields }: Completion) => {
    setProblem(undefined);
    const photo = await preparePhoto(image as File);
    const replaces = [refused, loose].filter((key) => key !== undefined);
    const meant = {
      ...({ kind: 'completion', about: id, owner: id } as const),
      title: 'Your profile',
      fields,
      photo,
    };
    const submitted = await draft.submit(meant, replaces).catch(() => undefined);
    if (submitted?.kept === true) return;
    setLoose(submitted?.key);
    setProblem(NOT_KEPT);
  };
  return { submit, problem };
}
