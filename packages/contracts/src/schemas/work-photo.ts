import { object } from 'yup';
import { LIMITS } from '../domain/limits.ts';
import { WORK_PHOTO_MESSAGES } from '../domain/work-photo-messages.ts';
import { imageField } from './fields/image.ts';
import { singleLine } from './fields/text.ts';

/** The caption of a photo of work; null for none. */
export const captionSchema = object({
  caption: singleLine(WORK_PHOTO_MESSAGES.captionLong)
    .max(LIMITS.captionMax, WORK_PHOTO_MESSAGES.captionLong)
    .transform((typed: unknown) => (typed === '' ? null : typed))
    .nullable(),
});

export const addWorkPhotoSchema = captionSchema.shape({
  image: imageField().required(WORK_PHOTO_MESSAGES.photoRequired),
});
