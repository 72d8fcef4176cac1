import { UPLOAD_FIELD } from '@naija/contracts/http/uploads';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Check } from 'typebox/value';
import { ownerOf } from '../photos/quotas/owner.ts';
import { badRequest, HttpError } from '../../platform/http/http-error.ts';
import { announcedSize } from '../photos/form/announced-size.ts';
import { formDeadlineMs } from '../photos/form/limits.ts';
import { readMultipart } from '../photos/form/read-form.ts';
import { UploadedFile } from '../photos/form/uploaded-file.ts';
import { endBodyAfter } from '../../platform/plugins/slow-bodies.ts';
import { uploadKey } from '../photos/uploads/key.ts';
import type { ProfileCalls } from './context.ts';

/** Name of the field with the photo. */
export const PHOTO_FIELD = 'image';
// What a file is, is told by its bytes.
const SOME_IMAGE = 'image/*';

/** A profile as it was sent, before anything was made of it. */
export interface SentForm {
  /** What tells it apart from other requests, as JSON. */
  identity: unknown;
  /** The form with its file. Throws HttpError 410 where that was uploaded, and is gone. */
  body: () => unknown;
}

/**
 * Reads a profile from a multipart form, or from JSON, which cannot hold a photo but name one that was uploaded; it is
 * in memory until `work` is done, which is when its photo may be made. Of an upload the key tells a request apart, not
 * the bytes, for a repeat comes when they are long gone.
 * Rejects with HttpError: 400 and 413 for what cannot be read, 429 and 503 while too much else is uploaded.
 */
export async function withSentForm<T>(
  request: FastifyRequest,
  { forms, making, uploads }: Pick<ProfileCalls, 'forms' | 'making' | 'uploads'>,
  work: (form: SentForm) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(request);
  if (request.isMultipart()) {
    const bytes = announcedSize(request, PHOTO_FIELD);
    return forms(owner, bytes, async () => {
      const form = await readInTime(request, bytes);
      return making(owner, 1, () => work({ identity: identityOf(form), body: () => form }));
    });
  }
  const { body } = request;
  const identity = identityOf(body);
  const key = uploadOf(body);
  if (key === undefined) return work({ identity, body: () => body });
  // Before `work` looks for an answer: whoever removed the upload meanwhile had kept theirs by then.
  const upload = await uploads.findWhole(owner.account, key);
  if (!upload) return work({ identity, body: gone });
  return making(owner, 1, async () => {
    const data = await upload.read();
    const file = data && new UploadedFile(data, SOME_IMAGE);
    return work({ identity, body: file ? () => ({ ...(body as object), [PHOTO_FIELD]: file }) : gone });
  });
}

async function readInTime(request: FastifyRequest, bytes: number) {
  // Who went away while waiting sends neither bytes nor an end.
  if (request.raw.destroyed) throw badRequest('This form did not arrive whole');
  const callOff = endBodyAfter(request, formDeadlineMs(bytes));
  try {
    return await readMultipart(request, PHOTO_FIELD);
  } finally {
    callOff();
  }
}

/**
 * The key of the upload that a profile names in the place of a photo, if any.
 * @throws HttpError 400 for what cannot be one.
 */
export function uploadOf(body: unknown): string | undefined {
  const key = (body as Partial<Record<string, unknown>> | null | undefined)?.[UPLOAD_FIELD];
  if (key === undefined || key === null) return undefined;
  if (Check(uploadKey, key)) return key;
  const message = 'This is not the key of an upload';
  throw badRequest(message, { [UPLOAD_FIELD]: message });
}

/** By name, for the order in which fields are sent says nothing; of a file, its hash. */
function identityOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.entries(body)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]: [string, unknown]) =>
      value instanceof UploadedFile ? [name, 'file', hashOf(value.data)] : [name, value],
    );
}

function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function gone(): never {
  const message = 'Your photo has not arrived, or it was kept for too long. Please send it again.';
  throw new HttpError(410, 'upload_gone', message);
}
