import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { UPLOAD_FIELD } from '@naija/contracts/http/uploads';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Check } from 'typebox/value';
import {
  formDeadlineMs,
  readContentLength,
  readMultipart,
  UploadedFile,
  uploadKey,
} from '../photos/index.ts';
import { clientOf } from '../identity/index.ts';
import { badRequest, HttpError } from '../../platform/http/http-error.ts';
import { abortBodyAfter } from '../../platform/plugins/slow-bodies.ts';
import type { Services } from '../../platform/module.ts';

export const PHOTO_FIELD = 'image';
// The bytes decide about the format
const ANY_IMAGE = 'image/*';

export interface RequestForm {
  identity: unknown;
  /** @throws HttpError 410 if the upload no longer exists */
  body: () => unknown;
}

/**
 * Keeps the form in memory until `work` is done. Uploads are identified by key, because a repeated request finds their bytes
 * gone.
 * @throws HttpError 400, 411 and 413 for unreadable forms, 429 and 503 while the queues are full
 */
export async function withRequestForm<T>(
  request: FastifyRequest,
  { formQueue, processingQueue, uploads }: Pick<Services, 'formQueue' | 'processingQueue' | 'uploads'>,
  work: (form: RequestForm) => Promise<T>,
): Promise<T> {
  const client = clientOf(request);
  if (request.isMultipart()) {
    const bytes = readContentLength(request, PHOTO_FIELD);
    return formQueue(client, bytes, async () => {
      const form = await readInTime(request, bytes);
      return processingQueue(client, 1, () => work({ identity: identityOf(form), body: () => form }));
    });
  }
  const { body } = request;
  const identity = identityOf(body);
  const key = uploadOf(body);
  if (key === undefined) return work({ identity, body: () => body });
  // Looked up before the idempotency key, because a request that removes the upload has stored its response by then.
  const upload = await uploads.findComplete(client.account, key);
  if (!upload) return work({ identity, body: uploadGone });
  return processingQueue(client, 1, async () => {
    const data = await upload.read();
    const file = data && new UploadedFile(data, ANY_IMAGE);
    return work({ identity, body: file ? () => ({ ...(body as object), [PHOTO_FIELD]: file }) : uploadGone });
  });
}

async function readInTime(request: FastifyRequest, bytes: number) {
  // The client may have disconnected while queued.
  if (request.raw.destroyed) throw badRequest(SERVER_MESSAGES.formIncomplete);
  const clearDeadline = abortBodyAfter(request, formDeadlineMs(bytes));
  try {
    return await readMultipart(request, PHOTO_FIELD);
  } finally {
    clearDeadline();
  }
}

/** @throws HttpError 400 if the key of the upload is malformed */
export function uploadOf(body: unknown): string | undefined {
  const key = (body as Partial<Record<string, unknown>> | null | undefined)?.[UPLOAD_FIELD];
  if (key === undefined || key === null) return undefined;
  if (Check(uploadKey, key)) return key;
  const message = 'This is not the key of an upload';
  throw badRequest(message, { [UPLOAD_FIELD]: message });
}

/** Ignores the order of fields; files count by hash. */
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

function uploadGone(): never {
  throw new HttpError(410, 'upload_gone', SERVER_MESSAGES.photoGone);
}
