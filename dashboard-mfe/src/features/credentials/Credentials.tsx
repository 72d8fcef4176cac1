import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Card, tokens } from '@naija/ui';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { Credential } from './Credential.tsx';
import { CREDENTIALS, CREDENTIALS_PART, type CredentialName } from './credentials-part.ts';

const { id, title } = CREDENTIALS_PART;

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  scroll-margin-block-start: ${tokens.space.md};

  > h2 {
    font-size: ${tokens.text.title};
  }
`;

/** What an agent logs in with, and how to change it. One form at a time is open. */
export function Credentials({ record: { data, own } }: { readonly record: OwnRecord }) {
  const [open, setOpen] = useOpenForm();
  const { email } = data;
  const pending = own?.pendingEmail ?? null;
  const form = (of: CredentialName) => ({
    ...{ of, email, open: open === of },
    onOpen: (opens: boolean) => {
      setOpen(opens ? of : undefined);
    },
  });
  return (
    <Part as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Credential {...form('email')}>
        <p>
          You log in with <bdi>{email}</bdi>.
          {pending !== null && (
            <>
              {' '}
              It becomes <bdi>{pending}</bdi> once you open the link that was sent there.
            </>
          )}
        </p>
      </Credential>
      <Credential {...form('password')}>
        <p>A new password logs you out on all other devices.</p>
      </Credential>
    </Part>
  );
}

/** Which form is open: also the one that a link leads to, each time it does. */
function useOpenForm() {
  const [open, setOpen] = useState<CredentialName>();
  const { hash, key } = useLocation();
  const [led, setLed] = useState<string>();
  const named = (Object.keys(CREDENTIALS) as CredentialName[]).find(
    (name) => hash === `#${CREDENTIALS[name].id}`,
  );
  if (named && led !== key) {
    setLed(key);
    setOpen(named);
  }
  return [open, setOpen] as const;
}
