import { useRef, useState } from 'react';
import { formatDay } from '@naija/contracts/domain/dates';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { OwnRegistration, Register } from '@naija/contracts/http/registrations';
import { submitIntent, translateText, useLazyModule, type PendingIntent } from '@naija/runtime';
import { Button, CancelPending, PendingState, showToast, Spinner } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { SECTIONS } from '../../navigation/sections.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { Buttons, Part } from './checks-layout.ts';
import { REGISTRATION_MESSAGES } from './messages.ts';

const loadForm = () => import('./RegistrationForm.tsx');

interface RegistrationPartProps {
  readonly register: Register;
  readonly agentId: string;
  readonly entry: OwnRegistration | undefined;
  /** The change that was entered last and is not on the server yet. */
  readonly pending: PendingIntent | undefined;
}

/** The agent's number in one register: its state, and buttons to enter, change or remove it. */
export function RegistrationPart({ register, agentId, entry, pending }: RegistrationPartProps) {
  const part = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { module, failed } = useLazyModule(loadForm, isOpen);
  const { short, name } = REGISTER_INFO[register];
  const titleId = `registration-${register}`;
  const close = () => {
    setOpen(false);
    // The pressed button of the form has unmounted.
    part.current?.focus();
  };
  return (
    <Part ref={part} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{`${short} (${name})`}</h3>
      {pending ? <Pending pending={pending} /> : <State register={register} entry={entry} />}
      {isOpen && failed && <LazyModuleError />}
      {isOpen && !failed && !module && <Spinner label={DASHBOARD_MESSAGES.form.loading} />}
      {isOpen && module && <module.RegistrationForm register={register} agentId={agentId} onClose={close} />}
      {!isOpen && !pending && (
        <Buttons>
          <Button
            $variant="secondary"
            onClick={() => {
              setOpen(true);
            }}
          >
            {entry ? REGISTRATION_MESSAGES.change(short) : REGISTRATION_MESSAGES.enter(short)}
          </Button>
          {entry && (
            <Button $variant="quiet" onClick={() => void remove(register, agentId)}>
              {REGISTRATION_MESSAGES.remove(short)}
            </Button>
          )}
        </Buttons>
      )}
    </Part>
  );
}

function Pending({ pending }: { readonly pending: PendingIntent }) {
  const { number } = pending.fields;
  return (
    <>
      {number !== null && number !== undefined && (
        <p>
          <bdi>{number}</bdi>
        </p>
      )}
      <PendingState pending={pending} />
      <CancelPending pending={pending} />
    </>
  );
}

function State({ register, entry }: Pick<RegistrationPartProps, 'register' | 'entry'>) {
  if (!entry) return <p>{REGISTRATION_MESSAGES.hints[register]}</p>;
  const { reason, state } = entry;
  return (
    <>
      <p>{stateText(entry)}</p>
      {state === 'confirmed' && <p>{REGISTRATION_MESSAGES.changeHint}</p>}
      {reason !== undefined && (
        <p>
          {REGISTRATION_MESSAGES.reason}: <bdi>{reason}</bdi>
        </p>
      )}
    </>
  );
}

function stateText({ state, number, checkedOn = '', validUntil = '' }: OwnRegistration): string {
  switch (state) {
    case 'confirmed':
      return REGISTRATION_MESSAGES.confirmed(number, formatDay(checkedOn), formatDay(validUntil));
    case 'expired':
      return REGISTRATION_MESSAGES.expired(number, formatDay(validUntil));
    default:
      return REGISTRATION_MESSAGES[state](number);
  }
}

async function remove(register: Register, agentId: string): Promise<void> {
  const title = REGISTRATION_MESSAGES.remove(REGISTER_INFO[register].short);
  const place = { owner: agentId, title, path: tabPath('settings', SECTIONS.checks.id) };
  try {
    await submitIntent({
      kind: 'registration',
      about: agentId,
      ...place,
      fields: { register, number: null },
    });
  } catch {
    showToast(translateText(MESSAGES.locationOffline), { kind: 'danger' });
  }
}
