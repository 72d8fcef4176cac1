import { useEffect, useState } from 'react';
import { onOutboxNews } from '@naija/runtime';
import { preparePhoto } from '../../photo/prepare-photo.ts';
import { NOT_KEPT } from '../../waiting/waiting-words.ts';
import { editRequest, type Edited } from './edit-request.ts';
import type { EditOf, useEdit } from './use-edit.ts';

/** Hands an edit over to be sent. Where this phone cannot keep it, it stays on the screen until it has arrived. */
export function useSubmitEdit(
  { record, draft }: EditOf,
  edit: ReturnType<typeof useEdit>,
  onKept: () => void,
) {
  const { id } = record.data;
  const [loose, setLoose] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const done = () => {
    setLoose(undefined);
    setProblem(undefined);
    edit.anew();
    onKept();
  };
  useEffect(() => {
    if (loose === undefined) return;
    return onOutboxNews((news) => {
      if (news.type === 'sent' && news.intent.key === loose) done();
    });
  });

  const submit = async (edited: Edited) => {
    const { base, on, replaces } = edit.ground();
    const photo = edited.image instanceof File ? await preparePhoto(edited.image) : undefined;
    const { data, etag } = base;
    const meant = {
      ...({ kind: 'edit', about: id, owner: id, title: 'Your profile', photo, follows: on } as const),
      fields: editRequest(edited),
      base: { data, etag },
    };
    const submitted = await draft.submit(meant, replaces).catch(() => undefined);
    if (submitted?.kept === true) {
      done();
      return;
    }
    setProblem(NOT_KEPT);
    setLoose(submitted?.key);
    if (submitted) edit.standOn(submitted.key);
  };
  return { submit, problem };
}
