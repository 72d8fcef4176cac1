import type { ProfileConflict } from '@naija/contracts/http/agents';
import type { ErrorBody } from '@naija/contracts/http/errors';
import { call, type Answer } from './call.ts';
import type { Intent, Problem } from './intent.ts';
import { markProblem, markTried, removeIntent } from './intents.ts';
import { tell, told } from './news.ts';
import { untilCancelled } from './until-cancelled.ts';
import type { UploadFailure } from './upload-photo.ts';

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
  | Cancelled
  /** `moved`: some of its photo has arrived in this try. */
  | (Extract<Answer, { kind: 'later' | 'silence' }> & { readonly moved?: boolean });

/** It was given up before it was asked for. */
interface Cancelled {
  readonly kind: 'cancelled';
}

/** One try to send an intent. */
interface Try {
  readonly intent: Intent;
  readonly session: Session | undefined;
  moved: boolean;
}

/**
 * Tries to send an intent, its photo first, and notes what came of it. It is removed only once the server has said that
 * it is done.
 * @param session of the agent whose intent it is; undefined for a visitor's
 */
export async function send(intent: Intent, session: Session | undefined): Promise<Outcome> {
  tell({ type: 'sending', key: intent.key, ...(intent.photo && { share: 0 }) });
  // That it may have arrived is for people only.
  await markTried(intent).catch(() => undefined);
  const trying: Try = { intent, session, moved: false };
  const outcome = await settle(intent, await attempt(trying, intent.tried));
  if (outcome.kind !== 'settled' && outcome.kind !== 'needs-you') tell({ type: 'stopped', key: intent.key });
  return outcome.kind === 'silence' || outcome.kind === 'later'
    ? { ...outcome, moved: trying.moved }
    : outcome;
}

async function attempt(trying: Try, begun: boolean): Promise<Answer | Cancelled> {
  const failed = await upload(trying, begun);
  // That it was begun could not be noted, on a phone without room.
  if (failed === 'there') return attempt(trying, true);
  if (failed === 'cancelled') return { kind: 'cancelled' };
  if (failed && failed !== 'gone') return failed;
  const answer = await call(trying.intent, trying.session?.token);
  if (!isUploadGone(answer)) return answer;
  // It was never begun, or is too old. Only now: it goes with the edit it was for, which may be done, but not heard of.
  return failed === 'gone' ? attempt(trying, false) : { kind: 'later', everything: false, wait: 0 };
}

async function upload(trying: Try, begun: boolean): Promise<UploadFailure | undefined> {
  const { photo, key } = trying.intent;
  if (!photo || !trying.session) return undefined;
  const { uploadPhoto } = await import('./upload-photo.ts');
  const { signal, stop } = untilCancelled(trying.intent);
  const failed = await uploadPhoto({
    ...{ photo, key, token: trying.session.token, begun, signal },
    onShare: (share) => {
      trying.moved = true;
      tell({ type: 'sending', key, share });
    },
  });
  stop();
  return failed;
}

async function settle(intent: Intent, answer: Answer | Cancelled): Promise<Outcome> {
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
