import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import {
  agentScope,
  findStoredResponse,
  respondOnce,
  type IdempotentRequest,
  type StoredResponse,
} from '../../platform/idempotency/respond-once.ts';
import { agentOf } from '../identity/index.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import { lockPhoto, removeAllUnused, type Photo } from '../photos/index.ts';
import type { Services } from '../../platform/module.ts';
import { parseProfile, type ParsedProfile, type ProfileForm } from './parse-profile.ts';
import { uploadOf, withRequestForm } from './request-form.ts';

type KeyedHeaders = { headers: { 'idempotency-key'?: string } };

interface Change<A> {
  response: A;
  /** Removed unless another row has it. */
  replacedPhoto?: string | null;
}

/**
 * Changes a profile by a form, once for each idempotency key: a repeat gets the stored response, and neither counts towards the
 * rate limit nor needs its upload. The photo of the form is stored in the transaction of the change.
 */
export async function changeOnce<T extends { image?: unknown }, P extends Photo, A extends StoredResponse>(
  calls: Services,
  request: FastifyRequest & KeyedHeaders,
  form: ProfileForm<T, P>,
  change: (tx: Queryable, sent: ParsedProfile<T, P>) => Promise<Change<A>>,
): Promise<A> {
  const { db, limit, photos, uploads } = calls;
  const { id: agentId } = agentOf(request);
  const read = await withRequestForm(request, calls, async ({ identity, body }) => {
    const keyed = keyedRequest(request, agentId, identity);
    const stored = await findStoredResponse<A>(db, keyed);
    if (stored !== undefined) return { stored };
    const sent = body();
    await limit(db, 'profileChange', { ...identifyClient(request), account: agentId });
    return { keyed, sent: await parseProfile(form, sent) };
  });
  const upload = sentUpload(request);
  const response = 'stored' in read ? read.stored : await write(read.keyed, read.sent);
  // The server may have been killed before the first request removed the upload.
  if (upload !== undefined) await removeUpload(upload);
  return response;

  async function write(keyed: IdempotentRequest | undefined, sent: ParsedProfile<T, P>): Promise<A> {
    const { photo } = sent;
    const touched = new Set(photo ? [photo.id] : []);
    try {
      return await respondOnce(db, keyed, async (tx) => {
        if (photo) await storePhoto(tx, calls, { agentId, photo, upload });
        const { response, replacedPhoto } = await change(tx, sent);
        if (typeof replacedPhoto === 'string') touched.add(replacedPhoto);
        return response;
      });
    } finally {
      // The rows decide which photos are unused, whatever the outcome of the commit.
      await removeAllUnused({ db, photos, log: request.log }, touched);
    }
  }

  async function removeUpload(key: string): Promise<void> {
    await uploads.remove(agentId, key).catch((error: unknown) => {
      request.log.warn(error, 'a saved upload could not be removed; the hourly job removes it');
    });
  }
}

/** The idempotent request; undefined without an Idempotency-Key. */
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

/**
 * Stores a photo before the row that refers to it is locked, within the quota of its agent.
 * @param upload key of the upload that the photo was made from
 * @throws HttpError 403 over the quota
 */
async function storePhoto(
  tx: Queryable,
  { photos, uploads }: Pick<Services, 'photos' | 'uploads'>,
  { agentId, photo, upload }: { agentId: string; photo: Photo; upload: string | undefined },
): Promise<void> {
  const bytes = photo.variants.reduce((sum, { data }) => sum + data.length, 0);
  await uploads.reserveSpace(tx, agentId, bytes, upload);
  await lockPhoto(tx, photo.id);
  await photos.save(photo);
}
