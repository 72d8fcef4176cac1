import { showToast } from '@naija/ui';
import { FACTOR_MESSAGES } from '../messages.ts';
import { FactorCodeForm } from './CodeForm.tsx';
import { FactorStep } from './FactorStep.tsx';
import { useAdminPassMutation } from './second-factor-api.ts';

const FEW_CODES = 3;

/** Asks for a code before the queue; the server opens it for this session. */
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
