import { useEffect, useRef } from 'react';
import { pagePaths } from '@naija/contracts/domain/pages';
import { Banner, Button, ButtonLink } from '@naija/ui';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { toRequestError } from '../../api/request-error.ts';
import { isDeadLink } from '../../email-links/link-errors.ts';
import { useUrlToken } from '../../email-links/use-url-token.ts';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { useAuthConfirmCommentMutation } from './comment-api.ts';

const TEXT = AUTH_MESSAGES.comment;

/** `/confirm-comment?token=…`, the link that marks a comment. Opening it sends nothing, as mail scanners open links. */
export default function ConfirmCommentPage() {
  const token = useUrlToken();
  const [confirm, { data, error, isLoading }] = useAuthConfirmCommentMutation();
  if (data)
    return (
      <Panel title={TEXT.done}>
        <Done message={data.message} agentId={data.agentId} />
      </Panel>
    );
  if (token === undefined || isDeadLink(error))
    return (
      <Panel title={TEXT.title}>
        {error ? <Refusal error={error} /> : <p>{AUTH_MESSAGES.links.incomplete}</p>}
        <ButtonLink to={pagePaths.home}>{TEXT.toHome}</ButtonLink>
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
          if (!isLoading) void confirm(() => token);
        }}
      >
        {isLoading ? TEXT.busy : TEXT.submit}
      </Button>
    </Panel>
  );
}

function Done({ message, agentId }: { readonly message: string; readonly agentId: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button has unmounted, and the focus was on it.
    text.current?.focus();
  }, []);
  return (
    <>
      <p ref={text} role="status" tabIndex={-1}>
        {message}
      </p>
      <ButtonLink to={pagePaths.agent(agentId)}>{TEXT.toComments}</ButtonLink>
    </>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  return (
    <Banner kind="danger">
      <RequestErrorMessage error={toRequestError(error)} />
    </Banner>
  );
}
