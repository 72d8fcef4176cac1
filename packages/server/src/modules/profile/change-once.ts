import type { FastifyRequest } from 'fastify';
import type { FormSchema } from '../../platform/http/form-body.ts';
import { keptAnswer, type Answer, type KeyedRequest } from '../../platform/idempotency/answer-once.ts';
import { agentOf } from '../identity/sessions/bearer.ts';
import { callerOf } from '../../platform/rate-limits/caller.ts';
import type { ProfileCalls } from './context.ts';
import { readProfile, type SentProfile } from './read-profile.ts';
import { uploadOf, withSentForm } from './sent-form.ts';

type KeyedHeaders = { headers: { 'idempotency-key'?: string } };

/**
 * Answers a call that changes a profile. A repeat of one that was done is answered as that was, whatever has become of
 * its photo, and uses nothing of what the agent may do; `save` does any other. An upload that is saved is removed.
 * Rejects with HttpError 429 where the agent saves too often, and as reading a profile does.
 */
export async function changeOnce<T extends { image?: unknown }, A extends Answer>(
  calls: ProfileCalls,
  request: FastifyRequest & KeyedHeaders,
  schema: FormSchema<T>,
  save: (
    asked: KeyedRequest | undefined,
    sent: SentProfile<T> & { upload: string | undefined },
  ) => Promise<A>,
): Promise<A> {
  const { db, limit } = calls;
  const { id: agentId } = agentOf(request);
  const found = await withSentForm(request, calls, async ({ identity, body }) => {
    const asked = keyedRequest(request, agentId, identity);
    const kept = await keptAnswer<A>(db, asked);
    if (kept !== undefined) return { kept };
    const form = body();
    await limit(db, 'profileChange', { ...callerOf(request), account: agentId });
    const upload = sentUpload(request);
    return { asked, sent: { ...(await readProfile(schema, form)), upload } };
  });
  const answer = 'kept' in found ? found.kept : await save(found.asked, found.sent);
  await removeUpload(calls, request, agentId);
  return answer;
}

/** What a request with an Idempotency-Key is told apart by: what was sent, and of whom it is. */
function keyedRequest(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url'> & KeyedHeaders,
  agentId: string,
  body: unknown,
): KeyedRequest | undefined {
  const key = headers['idempotency-key'];
  return key === undefined ? undefined : { scope: `profile of ${agentId}`, key, method, url, body };
}

/** The key of the upload that a request names as its photo, if any. */
function sentUpload(request: FastifyRequest): string | undefined {
  return request.isMultipart() ? undefined : uploadOf(request.body);
}

/** Also after a repeat: the server may have been killed before it came to this. */
async function removeUpload(
  { uploads }: ProfileCalls,
  request: FastifyRequest,
  agentId: string,
): Promise<void> {
  const key = sentUpload(request);
  if (key === undefined) return;
  await uploads.remove(agentId, key).catch((error: unknown) => {
    request.log.warn(error, 'an upload that was saved is left to be swept');
  });
}
