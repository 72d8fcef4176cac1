import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { readForm, type FormSchema } from '../../platform/http/form-body.ts';
import { badRequest, type HttpError } from '../../platform/http/http-error.ts';
import { makePhoto, PhotoRefused, type Photo } from '../photos/pipeline.ts';
import { UploadedFile } from '../photos/form/uploaded-file.ts';
import { PHOTO_FIELD } from './sent-form.ts';

/** A profile that keeps its rules, and the photo that came with it. */
export interface SentProfile<T> {
  profile: Omit<T, typeof PHOTO_FIELD>;
  photo: Photo | undefined;
}

/**
 * Reads the profile in a form, and makes its photo.
 * Rejects with HttpError: 400 with a message for each refused field, 413 for a photo that is too large, 503 while too
 * many others wait for theirs.
 */
export async function readProfile<T extends { image?: unknown }>(
  schema: FormSchema<T>,
  body: unknown,
): Promise<SentProfile<T>> {
  const { image, ...profile } = readForm(schema, body);
  if (image == null) return { profile, photo: undefined };
  // The rules go by type and size, which a body can have as fields.
  if (!(image instanceof UploadedFile)) throw refusal(FIELD_MESSAGES.imageType);
  const photo = await makePhoto(image.data).catch((error: unknown) => {
    throw error instanceof PhotoRefused ? refusal(error.message) : error;
  });
  return { profile, photo };
}

function refusal(message: string): HttpError {
  return badRequest(message, { [PHOTO_FIELD]: message });
}
