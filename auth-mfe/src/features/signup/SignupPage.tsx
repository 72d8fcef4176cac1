import { useState } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { authPaths, type SignupRequest, type SignupResponse } from '@naija/contracts/http/auth';
import {
  rememberAgent,
  translateText,
  useDraft,
  useIsLoggedIn,
  baseApi,
  type RedactedArgs,
} from '@naija/runtime';
import {
  RequestErrorMessage,
  ScriptNote,
  sendOnce,
  showToast,
  Spinner,
  TextLink,
  useSubmit,
} from '@naija/ui';
import { forgetVerified } from '../../email-links/verified-here.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { AgentBenefits } from '../../panel/AgentBenefits.tsx';
import { RedirectNotice, AlreadyLoggedIn } from '../../panel/InsteadOfForm.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { toSignupError } from '../../request-error.ts';
import { SignupForm } from './SignupForm.tsx';

const signupApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Creates an account. The response is the same for a taken address, whose owner gets a mail instead. */
    authSignup: build.mutation<SignupResponse, RedactedArgs<SignupRequest>>({
      extraOptions: { anonymous: true },
      queryFn: sendOnce((args) => ({ url: authPaths.signup, method: 'POST', body: args() })),
    }),
  }),
});

const { useAuthSignupMutation } = signupApi;

const TEXT = AUTH_MESSAGES.signup;
const DRAFT = { owner: null, form: 'signup', path: '/signup' };

/** `/signup` */
export default function SignupPage() {
  const isLoggedIn = useIsLoggedIn();
  const [signup] = useAuthSignupMutation();
  const [isDone, setDone] = useState(false);
  const draft = useDraft({ ...DRAFT, title: TEXT.title });
  const { error, submit } = useSubmit(signup, toSignupError, (agent) => {
    draft.discard();
    rememberAgent(agent);
    forgetVerified();
    setDone(true);
    showToast(translateText(MESSAGES.signupSuccess), { kind: 'success' });
  });

  if (isDone)
    return (
      <Panel title={TEXT.done}>
        <RedirectNotice to="/verify" />
      </Panel>
    );
  if (isLoggedIn)
    return (
      <Panel title={TEXT.title}>
        <AlreadyLoggedIn />
      </Panel>
    );
  return (
    <Panel title={TEXT.title} aside={<AgentBenefits />}>
      {draft.ready ? (
        <>
          <SignupForm draft={draft} onSubmit={submit} status={<RequestErrorMessage error={error} />} />
          <p>
            {TEXT.registered} <TextLink to="/login">{AUTH_MESSAGES.links.logIn}</TextLink>
          </p>
        </>
      ) : (
        <>
          <ScriptNote />
          <Spinner label={TEXT.loading} />
        </>
      )}
    </Panel>
  );
}
