import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnRecord } from '../../api/agent-api.ts';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { CREDENTIALS, SECTIONS, type CredentialName } from '../../navigation/sections.ts';
import { Credential } from './Credential.tsx';
import { PendingEmail } from './PendingEmail.tsx';

/** What an agent logs in with, and the forms that change it, of which one at a time is open. */
export function Credentials({ record: { data, own } }: { readonly record: OwnRecord }) {
  const [openForm, setOpenForm] = useOpenForm();
  const [confirmations, setConfirmations] = useState<Partial<Record<CredentialName, string>>>({});
  const { email } = data;
  const pendingEmail = own?.pendingEmail ?? null;
  const confirm = (name: CredentialName) => (message: string) => {
    setConfirmations((shown) => ({ ...shown, [name]: message }));
  };
  const credential = (name: CredentialName) => ({
    name,
    email,
    confirmation: confirmations[name] ?? '',
    onConfirmation: confirm(name),
    isOpen: openForm === name,
    onOpenChange: (isOpen: boolean) => {
      setOpenForm(isOpen ? name : undefined);
    },
  });
  return (
    <DashboardSection section={SECTIONS.credentials}>
      <Credential {...credential('email')}>
        <p>
          {CREDENTIAL_MESSAGES.loginEmail} <bdi>{email}</bdi>.
        </p>
        {pendingEmail !== null && <PendingEmail email={pendingEmail} onDone={confirm('email')} />}
      </Credential>
      <Credential {...credential('password')}>
        <p>{CREDENTIAL_MESSAGES.passwordHint}</p>
      </Credential>
    </DashboardSection>
  );
}

/** The open form; each navigation to the hash of a credential opens its form. */
function useOpenForm() {
  const [openForm, setOpenForm] = useState<CredentialName>();
  const { hash, key } = useLocation();
  const [handledKey, setHandledKey] = useState<string>();
  const linked = (Object.keys(CREDENTIALS) as CredentialName[]).find(
    (name) => hash === `#${CREDENTIALS[name].id}`,
  );
  if (linked && handledKey !== key) {
    setHandledKey(key);
    setOpenForm(linked);
  }
  return [openForm, setOpenForm] as const;
}
