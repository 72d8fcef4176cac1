import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { rememberAgent, useDraft, useIsLoggedIn } from '@naija/runtime';
import { showToast, Spinner, TextLink, useSubmit } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { AgentBenefits } from '../../panel/AgentBenefits.tsx';
import { AlreadyLoggedIn } from '../../panel/AlreadyLoggedIn.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { RedirectNotice } from '../../panel/RedirectNotice.tsx';
import { useAuthSignupMutation } from './signup-api.ts';
import { SignupForm } from './SignupForm.tsx';

const TITLE = 'Create an Account';
const DRAFT = { owner: null, form: 'signup', title: TITLE, path: '/signup' };

/** `/signup` */
export default function SignupPage() {
  const isLoggedIn = useIsLoggedIn();
  const [signup] = useAuthSignupMutation();
  const [isDone, setDone] = useState(false);
  const draft = useDraft(DRAFT);
  const { error, submit } = useSubmit(signup, toRequestError, (agent) => {
    draft.discard();
    rememberAgent(agent);
    setDone(true);
    showToast(MESSAGES.signupSuccess, { kind: 'success' });
  });

  if (isDone)
    return (
      <Panel title="One more step">
        <RedirectNotice to="/verify" label="Go on now">
          Your account is there. Next you verify your email address.
        </RedirectNotice>
      </Panel>
    );
  if (isLoggedIn)
    return (
      <Panel title={TITLE}>
        <AlreadyLoggedIn />
      </Panel>
    );
  return (
    <Panel title={TITLE} aside={<AgentBenefits />}>
      {draft.ready ? (
        <>
          <SignupForm draft={draft} onSubmit={submit} status={<RequestErrorMessage error={error} />} />
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
