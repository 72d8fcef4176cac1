import { translateText } from '@naija/runtime';
import { Banner, Button, ButtonLink } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { isDeadLink } from '../../email-links/link-errors.ts';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { useAuthUnsubscribeMutation } from './unsubscribe-api.ts';

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
