import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { forgetAgent, translateText } from '@naija/runtime';
import { Button } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { VERIFICATION_MESSAGES } from './messages.ts';

/** Result page of a verification, by link or by code. */
export function VerificationSucceeded() {
  const navigate = useNavigate();
  return (
    <Panel title={VERIFICATION_MESSAGES.done}>
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
