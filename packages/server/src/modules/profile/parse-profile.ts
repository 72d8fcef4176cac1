import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { readForm, type FormSchema } from '../../platform/http/form-body.ts';
import { badRequest, type HttpError } from '../../platform/http/http-error.ts';
import { InvalidPhotoError, type Photo, UploadedFile } from '../photos/index.ts';
import { PHOTO_FIELD } from './request-form.ts';

export interface ParsedProfile<T, P extends Photo = Photo> {
  profile: Omit<T, typeof PHOTO_FIELD>;
  photo: P | undefined;
}

export interface ProfileForm<T, P extends Photo = Photo> {
  schema: FormSchema<T>;
  process: (file: Uint8Array) => Promise<P>;
}

/** @throws HttpError 400 with a message per field, 503 while the decoders are busy */
export async function parseProfile<T extends { image?: unknown }, P extends Photo>(
  { schema, process }: ProfileForm<T, P>,
  body: unknown,
): Promise<ParsedProfile<T, P>> {
  const { image, ...profile } = readForm(schema, body);
  if (image == null) return { profile, photo: undefined };
  // Any JSON object can claim type and size.
  if (!(image instanceof UploadedFile)) throw refusal(FIELD_MESSAGES.imageType);
  const photo = await process(image.data).catch((error: unknown) => {
    throw error instanceof InvalidPhotoError ? refusal(error.message) : error;
  });
  return { profile, photo };
}

function refusal(message: string): HttpError {
  return badRequest(message, { [PHOTO_FIELD]: message });
}
