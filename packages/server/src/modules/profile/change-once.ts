import type { FastifyRequest } from 'fastify';
import {
  agentScope,
  findStoredResponse,
  type IdempotentRequest,
  type StoredResponse,
} from '../../platform/idempotency/respond-once.ts';
import { agentOf } from '../identity/index.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { Photo } from '../photos/index.ts';
import type { Services } from '../../platform/module.ts';
import { parseProfile, type ParsedProfile, type ProfileForm } from './parse-profile.ts';
import { uploadOf, withRequestForm } from './request-form.ts';

type KeyedHeaders = { headers: { 'idempotency-key'?: string } };

/** Repeats get the stored response, free of rate limits and of their upload. */
export async function changeOnce<T extends { image?: unknown }, P extends Photo, A extends StoredResponse>(
  calls: Services,
  request: FastifyRequest & KeyedHeaders,
  form: ProfileForm<T, P>,
  save: (
    keyed: IdempotentRequest | undefined,
    sent: ParsedProfile<T, P> & { upload: string | undefined },
  ) => Promise<A>,
): Promise<A> {
  const { db, limit } = calls;
  const { id: agentId } = agentOf(request);
  const found = await withRequestForm(request, calls, async ({ identity, body }) => {
    const keyed = keyedRequest(request, agentId, identity);
    const stored = await findStoredResponse<A>(db, keyed);
    if (stored !== undefined) return { stored };
    const sent = body();
    await limit(db, 'profileChange', { ...identifyClient(request), account: agentId });
    const upload = sentUpload(request);
    return { keyed, sent: { ...(await parseProfile(form, sent)), upload } };
  });
  const response = 'stored' in found ? found.stored : await save(found.keyed, found.sent);
  await removeUpload(calls, request, agentId);
  return response;
}

/** The request as it is named by its Idempotency-Key; undefined where it has none. */
export function keyedRequest(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url'> & KeyedHeaders,
  agentId: string,
  body: unknown,
): IdempotentRequest | undefined {
  const key = headers['idempotency-key'];
  return key === undefined ? undefined : { scope: agentScope('profile', agentId), key, method, url, body };
}

function sentUpload(request: FastifyRequest): string | undefined {
  return request.isMultipart() ? undefined : uploadOf(request.body);
}

/** Also after a repeat: the server may have been killed before the first removal. */
async function removeUpload({ uploads }: Services, request: FastifyRequest, agentId: string): Promise<void> {
  const key = sentUpload(request);
  if (key === undefined) return;
  await uploads.remove(agentId, key).catch((error: unknown) => {
    request.log.warn(error, 'an upload that was saved is left to be swept');
  });
}
