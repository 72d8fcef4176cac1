import { useEffect, useState } from 'react';
import { onOutboxEvent } from '@naija/runtime';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { preparePhoto } from '../../photo/prepare-photo.ts';
import type { EditBase } from './edit-base.ts';
import { requestFields, type EditResult } from './edit-values.ts';
import type { EditSource, useEdit } from './use-edit.ts';

/** Queues an edit for sending; `submit` resolves to false if it cannot be stored, and stays in the form until it is sent. */
export function useSubmitEdit(
  { record, draft }: EditSource,
  edit: ReturnType<typeof useEdit>,
  onSubmitted: () => void,
) {
  const { id } = record.data;
  const [inMemoryKey, setInMemoryKey] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const finish = () => {
    setInMemoryKey(undefined);
    setProblem(undefined);
    edit.reset();
    onSubmitted();
  };
  useEffect(() => {
    if (inMemoryKey === undefined) return;
    return onOutboxEvent((event) => {
      if (event.type === 'sent' && event.intent.key === inMemoryKey) finish();
    });
  });

  const submit = async (result: EditResult, editBase: EditBase = edit.currentBase()) => {
    const { base, on, replaces } = editBase;
    const photo = result.image instanceof File ? await preparePhoto(result.image) : undefined;
    const { data, etag } = base;
    const intent = {
      kind: 'edit' as const,
      about: id,
      owner: id,
      title: DASHBOARD_MESSAGES.pending.profile,
      photo,
      follows: on,
      fields: requestFields(result),
      base: { data, etag },
    };
    const submitted = await draft.submit(intent, replaces).catch(() => undefined);
    if (submitted?.kept === true) {
      finish();
      return true;
    }
    setProblem(DASHBOARD_MESSAGES.form.notStored[submitted ? (submitted.notKept ?? 'full') : 'notLoaded']);
    setInMemoryKey(submitted?.key);
    if (submitted) edit.rebaseOn(submitted.key);
    return false;
  };
  return { submit, problem };
}
