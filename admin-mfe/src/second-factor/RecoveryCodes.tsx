import styled from 'styled-components';
import { Button, ButtonAnchor, tokens, useConfirmBeforeUnload } from '@naija/ui';
import { FactorStep, copyText } from './FactorStep.tsx';
import { Secret } from './ScanKey.tsx';
import { FACTOR_MESSAGES } from './messages.ts';

const FILE_NAME = 'naijaagents-recovery-codes.txt';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: ${tokens.space.xs} ${tokens.space.lg};
  padding: ${tokens.space.md};
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, which the server sends only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  useConfirmBeforeUnload(true);
  return (
    <FactorStep title={FACTOR_MESSAGES.recoveryTitle} text={FACTOR_MESSAGES.recoveryText} takesFocus>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <Secret>{code}</Secret>
          </li>
        ))}
      </Codes>
      <Actions>
        <Button $variant="secondary" onClick={() => void copyText(text)}>
          {FACTOR_MESSAGES.copyCodes}
        </Button>
        <ButtonAnchor
          $variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={FILE_NAME}
        >
          {FACTOR_MESSAGES.download}
        </ButtonAnchor>
      </Actions>
      <Actions>
        <Button onClick={onDone}>{FACTOR_MESSAGES.kept}</Button>
      </Actions>
    </FactorStep>
  );
}
