import { showToast } from '@naija/ui';
import { FactorStep, FactorCodeForm } from './FactorStep.tsx';
import { useAdminPassMutation } from './second-factor-api.ts';
import { FACTOR_MESSAGES } from './messages.ts';

const FEW_CODES = 3;

/** Asks for a code, after which the server opens the queue for this session. */
export function PassSecondFactor() {
  const [pass] = useAdminPassMutation();
  return (
    <FactorStep title={FACTOR_MESSAGES.passTitle} text={FACTOR_MESSAGES.passText}>
      <FactorCodeForm
        send={pass}
        hint={FACTOR_MESSAGES.passHint}
        action={FACTOR_MESSAGES.pass}
        onSuccess={({ recoveryCodesLeft }) => {
          if (recoveryCodesLeft <= FEW_CODES)
            showToast(FACTOR_MESSAGES.fewLeft(recoveryCodesLeft), { kind: 'warning' });
        }}
      />
      <p>{FACTOR_MESSAGES.lost}</p>
    </FactorStep>
  );
}
