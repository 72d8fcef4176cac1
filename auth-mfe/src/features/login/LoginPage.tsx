import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { useIsLoggedIn } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { FailureWords } from '../../calls/FailureWords.tsx';
import { useSend } from '../../calls/use-send.ts';
import { ForAgents } from '../../panel/ForAgents.tsx';
import { GoOn } from '../../panel/GoOn.tsx';
import { LoggedIn } from '../../panel/LoggedIn.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { Way, Ways } from '../../panel/Ways.tsx';
import { destination } from './destination.ts';
import { useAuthLoginMutation } from './login-api.ts';
import { LoginForm } from './LoginForm.tsx';

/** The way in for agents. */
export default function LoginPage() {
  const { search } = useLocation();
  const loggedIn = useIsLoggedIn();
  const [login] = useAuthLoginMutation();
  const [next, setNext] = useState<string>();
  const { busy, failure, send } = useSend(login, (user) => {
    setNext(destination(user, search));
    showToast(MESSAGES.loginSuccess, { kind: 'success' });
  });

  if (next !== undefined)
    return (
      <Panel title="Welcome back">
        <GoOn to={next} label="Go on now">
          You are logged in. Your page opens in a moment.
        </GoOn>
      </Panel>
    );
  // The session is there a moment before the form knows.
  if (loggedIn && !busy)
    return (
      <Panel title="Log in">
        <LoggedIn />
      </Panel>
    );
  return (
    <Panel title="Log in" aside={<ForAgents />}>
      <LoginForm onSubmit={send} status={<FailureWords failure={failure} />} />
      <Ways aria-label="Other ways in">
        <Way to="/forgot">Forgot password?</Way>
        <Way to="/signup">Create an account</Way>
      </Ways>
    </Panel>
  );
}
