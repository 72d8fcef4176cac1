import type { ProfileConflict } from '@naija/contracts/http/agents';
import type { ErrorBody } from '@naija/contracts/http/errors';
import type { KeepingSession } from '@naija/contracts/pwa/kept-responses';
import { onOutboxEvent, publish, summaryOf } from '../events.ts';
import type { Intent, Problem } from '../intent.ts';
import { findIntent, markProblem, markTried, removeIntent } from '../store/intents.ts';
import { request, type RequestResult } from './request.ts';
import { amendKeptRecord, refetchKept } from './update-kept.ts';
import type { UploadFailure } from './upload-photo.ts';

export interface Session {
  readonly token: string;
  readonly id: string;
}

/** The session that an intent is sent with. */
export type SendingSession = Session & KeepingSession;

export type SendResult =
  | { readonly kind: 'settled' }
  | { readonly kind: 'needs-you' }
  /** The server has rejected the session. */
  | { readonly kind: 'session-refused' }
  | Cancelled
  /** `progressed`: a part of the photo was uploaded in this attempt. */
  | (Extract<RequestResult, { kind: 'later' | 'silence' }> & { readonly progressed?: boolean });

/** The user cancelled the intent while its photo was being uploaded. */
interface Cancelled {
  readonly kind: 'cancelled';
}

interface Attempt {
  readonly intent: Intent;
  readonly session: SendingSession | undefined;
  progressed: boolean;
}

/** Makes one attempt to send an intent, its photo first; removes it only once the server has confirmed it. */
export async function sendIntent(intent: Intent, session: SendingSession | undefined): Promise<SendResult> {
  publish({ type: 'sending', key: intent.key, ...(intent.photo && { share: 0 }) });
  // The mark is only shown to users, so storing it may fail.
  await markTried(intent).catch(() => undefined);
  const attempt: Attempt = { intent, session, progressed: false };
  const result = await settle(attempt, await uploadAndRequest(attempt, intent.tried));
  if (result.kind !== 'settled' && result.kind !== 'needs-you')
    publish({
      type: 'stopped',
      key: intent.key,
      message: result.kind === 'later' ? result.message : undefined,
    });
  return result.kind === 'silence' || result.kind === 'later'
    ? { ...result, progressed: attempt.progressed }
    : result;
}

async function uploadAndRequest(attempt: Attempt, resume: boolean): Promise<RequestResult | Cancelled> {
  const failure = await upload(attempt, resume);
  // A device without space could not record that the upload had begun.
  if (failure === 'there') return uploadAndRequest(attempt, true);
  if (failure === 'cancelled') return { kind: 'cancelled' };
  if (failure && failure !== 'gone') return failure;
  const result = await request(attempt.intent, attempt.session?.token);
  if (!isUploadGone(result)) return result;
  // Created again only now, because the upload also disappears if its edit succeeded and the response was lost.
  return failure === 'gone'
    ? uploadAndRequest(attempt, false)
    : { kind: 'later', everything: false, retryAfterMs: 0 };
}

async function upload(attempt: Attempt, resume: boolean): Promise<UploadFailure | undefined> {
  const { photo, key } = attempt.intent;
  if (!photo || !attempt.session) return undefined;
  const { uploadPhoto } = await import('./upload-photo.ts');
  const { signal, stop } = cancellationOf(attempt.intent);
  const { token } = attempt.session;
  const onProgress = (share: number) => {
    attempt.progressed = true;
    publish({ type: 'sending', key, share });
  };
  const failure = await uploadPhoto({ photo, key, token, resume, signal, onProgress });
  stop();
  return failure;
}

/** Watches for a cancellation in any tab, which aborts `signal`, until `stop` is called. */
function cancellationOf(intent: Intent): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController();
  const check = async () => {
    if (!(await findIntent(intent))) controller.abort();
  };
  const stop = onOutboxEvent(({ type }) => {
    // A store that cannot be read does not count as a cancellation.
    if (type === 'changed') check().catch(() => undefined);
  });
  return { signal: controller.signal, stop };
}

async function settle({ intent, session }: Attempt, result: RequestResult | Cancelled): Promise<SendResult> {
  switch (result.kind) {
    case 'done':
      // Pages show the intent on top of the cached record until it is removed.
      if (session) await amendKeptRecord(intent, result, session);
      await removeIntent(intent, result.etag);
      publish({ type: 'sent', intent: summaryOf(intent), body: result.body, etag: result.etag });
      if (session) await refetchKept(intent, session);
      return { kind: 'settled' };
    case 'refused': {
      if (result.status === 401) return { kind: 'session-refused' };
      const problem = problemOf(result);
      await markProblem(intent, problem);
      publish({ type: 'needs-you', intent: summaryOf(intent), problem });
      return { kind: 'needs-you' };
    }
    default:
      return result;
  }
}

function problemOf({ status, body, etag }: Extract<RequestResult, { kind: 'refused' }>): Problem {
  if (status === 412) return { kind: 'changed', theirs: { data: (body as ProfileConflict).data, etag } };
  const { message, fields } = body as ErrorBody;
  return { kind: 'refused', message, ...(fields && { fields }) };
}

function isUploadGone(result: RequestResult): boolean {
  return result.kind === 'refused' && result.status === 410;
}
