import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readForm, type FormSchema } from '../../http/form-body.ts';
import { badRequest, type HttpError } from '../../http/http-error.ts';
import { makePhoto, PhotoRefused, type Photo } from '../../media/pipeline.ts';
import { announcedSize } from '../../multipart/announced-size.ts';
import type { Memory } from '../../multipart/memory.ts';
import { readMultipart } from '../../multipart/read-form.ts';
import { UploadedFile } from '../../multipart/uploaded-file.ts';

const PHOTO_FIELD = 'image';

/** A profile as it was sent, its rules kept, and the photo that came with it. */
export interface SentProfile<T> {
  profile: Omit<T, typeof PHOTO_FIELD>;
  photo: Photo | undefined;
  /** SHA-256 of the file, in hex. */
  fileHash: string | undefined;
}

/**
 * Reads a profile from a multipart form, or from JSON, which cannot hold a photo.
 * Rejects with HttpError: 400 with a message for each refused field, 413 for what is too large, 503 while too many
 * others upload.
 */
export function readProfile<T extends { image?: unknown }>(
  request: FastifyRequest,
  schema: FormSchema<T>,
  memory: Memory,
): Promise<SentProfile<T>> {
  if (!request.isMultipart()) return check(schema, request.body);
  // A form is in memory until its photo is made.
  return memory(announcedSize(request, PHOTO_FIELD), async () =>
    check(schema, await readMultipart(request, PHOTO_FIELD)),
  );
}

async function check<T extends { image?: unknown }>(
  schema: FormSchema<T>,
  body: unknown,
): Promise<SentProfile<T>> {
  const { image, ...profile } = readForm(schema, body);
  if (image == null) return { profile, photo: undefined, fileHash: undefined };
  // The rules go by type and size, which a body can have as fields.
  if (!(image instanceof UploadedFile)) throw refusal(FIELD_MESSAGES.imageType);
  const fileHash = createHash('sha256').update(image.data).digest('hex');
  const photo = await makePhoto(image.data).catch((error: unknown) => {
    throw error instanceof PhotoRefused ? refusal(error.message) : error;
  });
  return { profile, photo, fileHash };
}

function refusal(message: string): HttpError {
  return badRequest(message, { [PHOTO_FIELD]: message });
}
