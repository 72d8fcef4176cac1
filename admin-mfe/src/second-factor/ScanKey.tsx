import styled from 'styled-components';
import type { EnrolResponse } from '@naija/contracts/http/operators';
import { Button, QrCode, tokens } from '@naija/ui';
import { FactorStep, copyText, FactorCodeForm } from './FactorStep.tsx';
import { useAdminConfirmMutation } from './second-factor-api.ts';
import { FACTOR_MESSAGES } from './messages.ts';

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.md};
`;

export const Secret = styled.code`
  font-size: ${tokens.text.lead};
  overflow-wrap: anywhere;
`;

interface ScanKeyProps {
  readonly enrolment: EnrolResponse;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The key as a QR code and as text, and a form for the first code generated with it. */
export function ScanKey({ enrolment: { secret, url }, onConfirmed }: ScanKeyProps) {
  const [confirm] = useAdminConfirmMutation();
  return (
    <FactorStep title={FACTOR_MESSAGES.scanTitle} text={FACTOR_MESSAGES.scanText} takesFocus>
      <QrCode text={url} label={FACTOR_MESSAGES.qr} />
      <Key>
        <span>
          {FACTOR_MESSAGES.key}: <Secret>{inGroups(secret)}</Secret>
        </span>
        <Button $variant="secondary" onClick={() => void copyText(secret)}>
          {FACTOR_MESSAGES.copyKey}
        </Button>
      </Key>
      <FactorCodeForm
        send={confirm}
        hint={FACTOR_MESSAGES.codeHint}
        action={FACTOR_MESSAGES.confirm}
        onSuccess={({ recoveryCodes }) => {
          onConfirmed(recoveryCodes);
        }}
      />
    </FactorStep>
  );
}

/** Splits the key into groups of four characters, which are easier to read. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
