import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { forgetAgent, translateText } from '@naija/runtime';
import { Button } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';

/** Result page of a verification, by link or by code. */
export function VerificationSucceeded() {
  const navigate = useNavigate();
  return (
    <Panel title={AUTH_MESSAGES.verification.done}>
      <p role="status">{translateText(MESSAGES.verified)}</p>
      <Button
        onClick={() => {
          forgetAgent();
          void navigate('/login');
        }}
      >
        {AUTH_MESSAGES.next}
      </Button>
    </Panel>
  );
}
