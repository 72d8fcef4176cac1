import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { rememberAgent, useDraft, useIsLoggedIn } from '@naija/runtime';
import { showToast, Spinner, TextLink } from '@naija/ui';
import { FailureWords } from '../../calls/FailureWords.tsx';
import { useSend } from '../../calls/use-send.ts';
import { ForAgents } from '../../panel/ForAgents.tsx';
import { GoOn } from '../../panel/GoOn.tsx';
import { LoggedIn } from '../../panel/LoggedIn.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { useAuthSignupMutation } from './signup-api.ts';
import { SignupForm } from './SignupForm.tsx';

const TITLE = 'Create an Account';
const DRAFT = { owner: null, form: 'signup', title: TITLE, path: '/signup' };

/** Where somebody becomes an agent. */
export default function SignupPage() {
  const loggedIn = useIsLoggedIn();
  const [signup] = useAuthSignupMutation();
  const [done, setDone] = useState(false);
  const draft = useDraft(DRAFT);
  const { failure, send } = useSend(signup, (agent) => {
    draft.discard();
    rememberAgent(agent);
    setDone(true);
    showToast(MESSAGES.signupSuccess, { kind: 'success' });
  });

  if (done)
    return (
      <Panel title="One more step">
        <GoOn to="/verify" label="Go on now">
          Your account is there. Next you verify your email address.
        </GoOn>
      </Panel>
    );
  if (loggedIn)
    return (
      <Panel title={TITLE}>
        <LoggedIn />
      </Panel>
    );
  return (
    <Panel title={TITLE} aside={<ForAgents />}>
      {draft.ready ? (
        <>
          <SignupForm draft={draft} onSubmit={send} status={<FailureWords failure={failure} />} />
          <p>
            Have an account already? <TextLink to="/login">Log in</TextLink>
          </p>
        </>
      ) : (
        <Spinner label="Loading the form" />
      )}
    </Panel>
  );
}
