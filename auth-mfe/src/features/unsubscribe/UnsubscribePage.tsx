import { translateText, baseApi, type RedactedArgs } from '@naija/runtime';
import { Banner, Button, ButtonLink, RequestErrorMessage } from '@naija/ui';
import { toRequestError } from '../../request-error.ts';
import { isDeadLink, useUrlToken } from '../../email-links/link-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { notificationPaths, type UnsubscribeResponse } from '@naija/contracts/http/notifications';

const unsubscribeApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Switches off mail of the kind that the token came with. */
    authUnsubscribe: build.mutation<UnsubscribeResponse, RedactedArgs<string>>({
      extraOptions: { anonymous: true },
      query: (args) => ({ url: notificationPaths.unsubscribe, method: 'POST', body: { token: args() } }),
    }),
  }),
});

const { useAuthUnsubscribeMutation } = unsubscribeApi;

const TEXT = AUTH_MESSAGES.unsubscribe;

/** `/unsubscribe?token=…`, in mail that can be switched off. Opening it sends nothing, as mail scanners open links. */
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
