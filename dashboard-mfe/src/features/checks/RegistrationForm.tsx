import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { Register } from '@naija/contracts/http/registrations';
import { registrationSchema } from '@naija/contracts/schemas/registration';
import { translateText, useDraft } from '@naija/runtime';
import { Banner, Button, DraftStatus, Form, Spinner, SubmitButton, TextField } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { SECTIONS } from '../../navigation/sections.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { Buttons, Narrow } from './checks-layout.ts';
import { REGISTRATION_MESSAGES } from './messages.ts';

interface RegistrationFormProps {
  readonly register: Register;
  readonly agentId: string;
  readonly onClose: () => void;
}

/** A form for a number in a register. Input is stored as a draft, and sent through the outbox. */
export function RegistrationForm({ register, agentId, onClose }: RegistrationFormProps) {
  const title = REGISTRATION_MESSAGES.title(REGISTER_INFO[register].short);
  const about = { title, path: tabPath('settings', SECTIONS.checks.id) };
  const draft = useDraft({ owner: agentId, form: `registration:${register}`, ...about });
  const { keep, ready } = draft;
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const schema = useMemo(() => registrationSchema(register), [register]);
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      keep(values['number'] === '' ? undefined : values);
    },
    [keep],
  );
  useLayoutEffect(() => {
    if (ready) place.current?.querySelector('input')?.focus();
  }, [ready]);
  if (!ready) return <Spinner label={DASHBOARD_MESSAGES.form.loading} />;

  const send = async ({ number }: { readonly number: string }) => {
    try {
      const fields = { register, number };
      await draft.submit({ kind: 'registration', about: agentId, owner: agentId, ...about, fields });
      draft.discard();
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Narrow ref={place}>
      <Form
        schema={schema}
        initialValues={{ number: '', ...draft.restored?.values }}
        onValues={onValues}
        onSubmit={send}
      >
        <TextField
          name="number"
          label={title}
          hint={REGISTRATION_MESSAGES.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="send"
        />
        {failed && <Banner kind="danger">{translateText(MESSAGES.locationOffline)}</Banner>}
        <Buttons>
          <SubmitButton busy={REGISTRATION_MESSAGES.sending}>{REGISTRATION_MESSAGES.send}</SubmitButton>
          <Button $variant="quiet" onClick={onClose}>
            {REGISTRATION_MESSAGES.cancel}
          </Button>
        </Buttons>
        <DraftStatus kept={draft.kept} />
      </Form>
    </Narrow>
  );
}
