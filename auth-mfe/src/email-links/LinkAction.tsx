import { useLayoutEffect, useRef } from 'react';
import { translateText, type RedactedArgs } from '@naija/runtime';
import { Banner, Button, type Elements, RequestErrorMessage, SlowStatus, useIsSlow } from '@naija/ui';
import { toRequestError } from '../request-error.ts';
import { AUTH_MESSAGES } from '../messages.ts';
import { Panel } from '../panel/Panel.tsx';
import { isDeadLink, useUrlToken } from './link-token.ts';

interface LinkActionProps<Response> {
  readonly texts: Readonly<Record<'title' | 'intro' | 'submit' | 'busy' | 'done', string>>;
  /** The result of a mutation hook whose argument is the link's token. */
  readonly mutation: readonly [
    send: (token: RedactedArgs<string>) => unknown,
    result: { readonly data?: Response | undefined; readonly error?: unknown; readonly isLoading: boolean },
  ];
  /** The link to the next page after success. */
  readonly next: (response: Response) => Elements;
  /** The link to another page if this link does not work. */
  readonly otherwise: Elements;
}

/** A mailed link whose action needs the press of a button. Opening it sends nothing, because mail scanners open links. */
export function LinkAction<Response extends { readonly message: string }>({
  texts,
  mutation: [send, { data, error, isLoading }],
  next,
  otherwise,
}: LinkActionProps<Response>) {
  const token = useUrlToken();
  const isSlow = useIsSlow(isLoading);
  if (data)
    return (
      <Panel title={texts.done}>
        <Done message={data.message} />
        {next(data)}
      </Panel>
    );
  if (token === undefined || isDeadLink(error))
    return (
      <Panel title={texts.title}>
        {error ? <Refusal error={error} /> : <p>{AUTH_MESSAGES.links.incomplete}</p>}
        {otherwise}
      </Panel>
    );
  return (
    <Panel title={texts.title}>
      <p>{texts.intro}</p>
      {Boolean(error) && !isLoading && <Refusal error={error} />}
      <Button
        $variant="primary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) send(() => token);
        }}
      >
        {isLoading ? texts.busy : texts.submit}
      </Button>
      <SlowStatus isSlow={isSlow} />
    </Panel>
  );
}

function Done({ message }: { readonly message: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The pressed button has unmounted, and the focus was on it.
    text.current?.focus();
  }, []);
  return (
    <p ref={text} role="status" tabIndex={-1}>
      {translateText(message)}
    </p>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  return (
    <Banner kind="danger">
      <RequestErrorMessage error={toRequestError(error)} />
    </Banner>
  );
}
