import { LIMITS } from './limits.ts';

/** Messages of the server and of pages about work photos. */
export const WORK_PHOTO_MESSAGES = {
  added: 'Your photo is on your profile',
  captionSaved: 'Caption saved',
  removed: 'Photo removed',
  ordered: 'New order saved',
  full: `You can show ${String(LIMITS.workPhotosMax)} photos. Remove one, then try again.`,
  unverified: 'Please verify your email before you add photos of your work.',
  gone: 'This photo is no longer in your gallery',
  captionLong: `Please use at most ${String(LIMITS.captionMax)} characters`,
  photoRequired: 'Please choose a photo',
} as const;
