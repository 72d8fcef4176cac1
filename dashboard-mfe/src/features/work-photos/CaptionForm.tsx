import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { captionSchema } from '@naija/contracts/schemas/work-photo';
import { translateText, useDraft } from '@naija/runtime';
import { Banner, Button, DraftStatus, Form, Spinner, SubmitButton, TextArea } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { galleryChange, outdated } from './change-gallery.ts';
import type { GalleryItem } from './gallery.ts';
import { WORK_MESSAGES } from './messages.ts';
import { Row } from './work-layout.ts';

export interface CaptionFormProps {
  readonly agentId: string;
  readonly item: GalleryItem;
  readonly onClose: () => void;
}

/** The caption of a photo; it is stored while it is typed, and sent through the outbox. */
export function CaptionForm({ agentId, item: { id, caption, pending }, onClose }: CaptionFormProps) {
  const draft = useDraft({
    owner: agentId,
    form: `caption:${id}`,
    title: WORK_MESSAGES.title,
    path: tabPath('photos'),
  });
  const { keep, ready } = draft;
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const typed = caption ?? '';
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      keep(values['caption'] === typed ? undefined : values);
    },
    [keep, typed],
  );
  useEffect(() => {
    if (ready) place.current?.querySelector('textarea')?.focus();
  }, [ready]);
  if (!ready) return <Spinner label={DASHBOARD_MESSAGES.form.loading} />;

  const send = async (fields: { readonly caption?: string | null | undefined }) => {
    try {
      const change = { change: 'caption', id, caption: fields.caption ?? null };
      await draft.submit(galleryChange(agentId, change), outdated(pending, 'caption', id));
      draft.discard();
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <div ref={place}>
      <Form
        schema={captionSchema}
        initialValues={{ caption: typed, ...draft.restored?.values }}
        onValues={onValues}
        onSubmit={send}
      >
        <TextArea
          name="caption"
          label={WORK_MESSAGES.captionLabel}
          hint={WORK_MESSAGES.captionHint}
          max={LIMITS.captionMax}
          rows={2}
          required={false}
        />
        {failed && <Banner kind="danger">{translateText(MESSAGES.locationOffline)}</Banner>}
        <Row>
          <SubmitButton busy={WORK_MESSAGES.saving}>{WORK_MESSAGES.save}</SubmitButton>
          <Button $variant="quiet" onClick={onClose}>
            {WORK_MESSAGES.cancel}
          </Button>
        </Row>
        <DraftStatus kept={draft.kept} />
      </Form>
    </div>
  );
}
