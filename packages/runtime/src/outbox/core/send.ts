import type { ProfileConflict } from '@naija/contracts/http/agents';
import type { ErrorBody } from '@naija/contracts/http/errors';
import { call, type Answer } from './call.ts';
import type { Intent, Problem } from './intent.ts';
import { markProblem, markTried, removeIntent } from './intents.ts';
import { tell, told } from './news.ts';

/** Who is logged in on this phone. */
export interface Session {
  readonly token: string;
  readonly id: string;
}

/** What came of trying to send an intent. */
export type Outcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'needs-you' }
  /** The server does not accept the session any more. */
  | { readonly kind: 'session-over' }
  | Extract<Answer, { kind: 'later' | 'silence' }>;

/**
 * Tries to send an intent, its photo first, and notes what came of it. It is removed only once the server has said that
 * it is done.
 * @param session of the agent whose intent it is; undefined for a visitor's
 */
export async function send(intent: Intent, session: Session | undefined): Promise<Outcome> {
  tell({ type: 'sending', key: intent.key, ...(intent.photo && { share: 0 }) });
  // That it may have arrived is for people only.
  await markTried(intent).catch(() => undefined);
  const outcome = await settle(intent, await attempt(intent, session));
  if (outcome.kind !== 'settled' && outcome.kind !== 'needs-you') tell({ type: 'stopped', key: intent.key });
  return outcome;
}

async function attempt(intent: Intent, session: Session | undefined, begun = intent.tried): Promise<Answer> {
  const failed = await upload(intent, session, begun);
  if (failed && failed !== 'gone') return failed;
  const answer = await call(intent, session?.token);
  if (!isUploadGone(answer)) return answer;
  // It was never begun, or is too old. Only now: it goes with the edit it was for, which may be done, but not heard of.
  return failed === 'gone' ? attempt(intent, session, false) : { kind: 'later', everything: false, wait: 0 };
}

async function upload(
  { photo, key }: Intent,
  session: Session | undefined,
  begun: boolean,
): Promise<Answer | 'gone' | undefined> {
  if (!photo || !session) return undefined;
  const { uploadPhoto } = await import('./upload-photo.ts');
  return uploadPhoto({
    ...{ photo, key, token: session.token, begun },
    onShare: (share) => {
      tell({ type: 'sending', key, share });
    },
  });
}

async function settle(intent: Intent, answer: Answer): Promise<Outcome> {
  switch (answer.kind) {
    case 'done':
      await removeIntent(intent, answer.etag);
      tell({ type: 'sent', intent: told(intent), body: answer.body, etag: answer.etag });
      return { kind: 'settled' };
    case 'refused': {
      if (answer.status === 401) return { kind: 'session-over' };
      const problem = problemOf(answer);
      await markProblem(intent, problem);
      tell({ type: 'needs-you', intent: told(intent), problem });
      return { kind: 'needs-you' };
    }
    default:
      return answer;
  }
}

function problemOf({ status, body, etag }: Extract<Answer, { kind: 'refused' }>): Problem {
  if (status === 412) return { kind: 'changed', theirs: { data: (body as ProfileConflict).data, etag } };
  const { message, fields } = body as ErrorBody;
  return { kind: 'refused', message, ...(fields && { fields }) };
}

function isUploadGone(answer: Answer): boolean {
  return answer.kind === 'refused' && answer.status === 410;
}
