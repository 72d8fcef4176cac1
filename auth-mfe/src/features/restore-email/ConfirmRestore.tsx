import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { PHONE_MESSAGES } from '@naija/contracts/domain/phone-messages';
import { authPaths, type MessageResponse, type RestoreEmailResponse } from '@naija/contracts/http/auth';
import { baseApi, type RedactedArgs, words } from '@naija/runtime';
import {
  Banner,
  Button,
  ButtonLink,
  requestError,
  type RequestError,
  RequestErrorMessage,
  SlowStatus,
  tokens,
  useIsSlow,
  fetchOnce,
} from '@naija/ui';
import { isDeadLink } from '../../email-links/link-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { PanelLink, PanelLinks } from '../../panel/Panel.tsx';

const TEXT = words('auth.restore', {
  title: 'Keep your email',
  intro:
    "Someone asked to change the email of your account. If that wasn't you, keep the one that got our message:",
  consequences: [
    'The change is stopped or undone.',
    'Everyone is logged out, on every device.',
    'Your password stops working, and you set a new one.',
  ],
  submit: 'Keep this email',
  busy: 'One moment…',
  itWasMe: 'It was me, leave it changed',
  ways: 'Other ways',
  done: 'Your old email is back',
  setPassword: `Now set a new password within ${String(LIMITS.resetLinkHours)} hour: the old one no longer works. Later, use “Forgot password?” instead.`,
  toPassword: 'Set a new password',
  dead: 'If you used this link before, your email is back: set a new password. If not, look for a newer email from us in the same mailbox, or call us on a number below.',
  toLogin: 'Go to log in',
});

const PHONE_TEXT = words('auth.restorePhone', {
  title: 'Take your old number back',
  intro:
    "Someone gave your page another phone number, with your password. If that wasn't you, take the old one back:",
  consequences: [
    'Your old number is on your page again. You confirm it by a new code.',
    'Everyone is logged out, on every device.',
    'Your password stops working, and you set a new one.',
  ],
  submit: 'Take my old number back',
  done: 'Your old number is back',
  dead: 'If you used this link before, your number is back: set a new password. If not, look for a newer email from us, or log in and change the number.',
});

interface RestoreEmailArgs {
  readonly token: string;
  /** Receives the reset token of the response, which must not enter the Redux store. */
  readonly onResetToken: (resetToken: string) => void;
}

const restoreEmailApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Undoes a change of the email address and ends every session of the agent. */
    authRestoreEmail: build.mutation<MessageResponse, RedactedArgs<RestoreEmailArgs>>({
      extraOptions: { anonymous: true },
      async queryFn(args, _api, _options, fetchBase) {
        const { token, onResetToken } = args();
        const { data, error, meta } = await fetchOnce(fetchBase, {
          url: authPaths.restoreEmail(token),
          method: 'POST',
        });
        if (error) return meta ? { error, meta } : { error };
        const { message, resetToken } = data as RestoreEmailResponse;
        onResetToken(resetToken);
        return { data: { message } };
      },
    }),
  }),
});

const { useAuthRestoreEmailMutation } = restoreEmailApi;

interface ConfirmRestoreProps {
  readonly texts: RestoreTexts;
  readonly token: string;
  /** Receives the token that authorizes a new password. */
  readonly onRestored: (resetToken: string) => void;
}

const Consequences = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  padding-inline-start: 1.25em;
  list-style: disc;
`;

/** Asks for a confirmation and undoes the change. */
export function ConfirmRestore({ texts, token, onRestored }: ConfirmRestoreProps) {
  const [restore, { error, isLoading }] = useAuthRestoreEmailMutation();
  const isSlow = useIsSlow(isLoading);
  if (isDeadLink(error)) return <InvalidLink texts={texts} error={requestError(error)} />;
  const confirm = () => {
    if (!isLoading) void restore(() => ({ token, onResetToken: onRestored }));
  };
  return (
    <>
      <p>{texts.intro}</p>
      <Consequences>
        {texts.consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Consequences>
      {error && !isLoading && <Banner kind="danger">{requestError(error).message}</Banner>}
      <Button $variant="primary" aria-disabled={isLoading} onClick={confirm}>
        {isLoading ? texts.busy : texts.submit}
      </Button>
      <SlowStatus isSlow={isSlow} />
      <PanelLinks aria-label={texts.ways}>
        <PanelLink to="/">{texts.itWasMe}</PanelLink>
      </PanelLinks>
    </>
  );
}

interface InvalidLinkProps {
  readonly texts: RestoreTexts;
  readonly error: RequestError;
}

/** Shown for a used, expired or unknown link, with the next step for each case. */
function InvalidLink({ texts, error }: InvalidLinkProps) {
  return (
    <>
      <Banner kind="danger">
        <RequestErrorMessage error={error} />
      </Banner>
      <p>{texts.dead}</p>
      <ButtonLink to="/forgot">{texts.toPassword}</ButtonLink>
      <PanelLinks aria-label={texts.ways}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
      </PanelLinks>
    </>
  );
}

export type RestoreTexts = ReturnType<typeof restoreTexts>;

/** Texts of the page that undoes a change of the email or, at its other path, of the phone number. */
export function restoreTexts(path: string) {
  return path === '/restore-phone'
    ? { ...TEXT, ...PHONE_TEXT, restored: PHONE_MESSAGES.restored }
    : { ...TEXT, restored: MESSAGES.emailRestored };
}
