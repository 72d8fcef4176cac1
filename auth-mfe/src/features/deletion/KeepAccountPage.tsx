import { Banner, Button, ButtonLink } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { isDeadLink } from '../../email-links/link-errors.ts';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { useAuthCancelDeletionMutation } from './deletion-api.ts';

const TEXT = AUTH_MESSAGES.deletion;

/** `/keep-account?token=…`, the link that cancels a deletion. Opening it sends nothing, as mail scanners open links. */
export default function KeepAccountPage() {
  const token = useUrlToken();
  const [cancel, { data, error, isLoading }] = useAuthCancelDeletionMutation();
  if (data)
    return (
      <Panel title={TEXT.kept}>
        <p role="status">{data.message}</p>
        <LoginLink />
      </Panel>
    );
  if (token === undefined || isDeadLink(error))
    return (
      <Panel title={TEXT.title}>
        {error ? <Refusal error={error} /> : <p>{AUTH_MESSAGES.links.incomplete}</p>}
        <p>{TEXT.dead}</p>
        <LoginLink />
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
          if (!isLoading) void cancel(() => token);
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

function LoginLink() {
  return <ButtonLink to="/login">{AUTH_MESSAGES.links.logIn}</ButtonLink>;
}
