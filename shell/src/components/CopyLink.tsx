import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';

const { copy } = LAZY_MESSAGES;

export const Field = styled.div`
  display: grid;
  gap: ${tokens.space.xxs};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  > input {
    flex: 1 1 12rem;
    min-width: 0;
    min-height: ${tokens.size.touch};
    padding-inline: ${tokens.space.sm};
    background: ${tokens.color.sunken};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.medium};
    color: ${tokens.color.ink};
    font: inherit;
  }

  > button {
    flex: 1 0 auto;
  }
`;

export function CopyLink({
  address,
  label = copy.label,
}: {
  readonly address: string;
  readonly label?: string;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copyAddress = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setStatus(copy.copied);
    } catch {
      setStatus(copy.byHand);
    }
  };
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Row>
        <input id={id} ref={field} readOnly value={address} />
        <Button $variant="secondary" onClick={() => void copyAddress()}>
          {copy.button}
        </Button>
      </Row>
      <p role="status">{status}</p>
    </Field>
  );
}
