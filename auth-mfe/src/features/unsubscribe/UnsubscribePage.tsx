import { notificationPaths, type UnsubscribeResponse } from '@naija/contracts/http/notifications';
import { baseApi, type RedactedArgs, translateText, words } from '@naija/runtime';
import { Banner, Button, ButtonLink, RequestErrorMessage } from '@naija/ui';
import { isDeadLink, useUrlToken } from '../../email-links/link-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { toRequestError } from '../../request-error.ts';

const unsubscribeApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Turns off the kind of mail that contained the token. */
    authUnsubscribe: build.mutation<UnsubscribeResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      query: (args) => ({ url: notificationPaths.unsubscribe, method: 'POST', body: { token: args() } }),
    }),
  }),
});

const { useAuthUnsubscribeMutation } = unsubscribeApi;

const TEXT = words('auth.unsubscribe', {
  title: 'Stop these emails',
  intro:
    'You get fewer emails from us, and nothing else changes. You can turn them on again in your dashboard.',
  submit: 'Stop these emails',
  busy: 'One moment…',
  done: 'Emails stopped',
  toSettings: 'Choose what we may send you',
});

/** `/unsubscribe?token=…`, a link in mail that can be turned off. Opening it sends nothing, because mail scanners open links. */
export default function UnsubscribePage() {
  const token = useUrlToken();
  const [unsubscribe, { data, error, isLoading }] = useAuthUnsubscribeMutation();
  if (data)
    return (
      <Panel title={TEXT.done}>
        <p role="status">{translateText(data.message)}</p>
        <SettingsLink />
      </Panel>
    );
  if (token === undefined || isDeadLink(error))
    return (
      <Panel title={TEXT.title}>
        {error ? <Refusal error={error} /> : <p>{AUTH_MESSAGES.links.incomplete}</p>}
        <SettingsLink />
      </Panel>
    );
  return (
    <Panel title={TEXT.title}>
      <p>{TEXT.intro}</p>
      {error && !isLoading && <Refusal error={error} />}
      <Button
        $variant="primary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void unsubscribe(() => token);
        }}
      >
        {isLoading ? TEXT.busy : TEXT.submit}
      </Button>
    </Panel>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  return (
    <Banner kind="danger">
      <RequestErrorMessage error={toRequestError(error)} />
    </Banner>
  );
}

function SettingsLink() {
  return <ButtonLink to="/dashboard?tab=settings#notifications">{TEXT.toSettings}</ButtonLink>;
}
