import { LIMITS } from '@naija/contracts/domain/limits';
import { words } from '@naija/runtime';

/** Texts of the tab with photos of work. */
export const WORK_MESSAGES = words('dashboard.work', {
  loading: 'Loading your photos',
  loadFailed: "We couldn't load your photos",
  loadFailedAdd: 'You can still add photos: we keep them on this device until they can be sent.',
  /** Title of the page, and of each change in lists of drafts and pending changes. */
  title: 'Photos of your work',
  intro: `Show homes you've let, sold or look after: up to ${String(LIMITS.workPhotosMax)} photos, which visitors see on your page. Only use photos you may show, and ask the people in them.`,
  none: 'No photos yet.',
  add: 'Add photos',
  camera: 'Take a photo',
  count: (count: number) => `${String(count)} of ${String(LIMITS.workPhotosMax)} photos`,
  /** Shown while the photos on the server are unknown. */
  waiting: (count: number) =>
    count === 1 ? '1 photo is waiting to be sent' : `${String(count)} photos are waiting to be sent`,
  preparing: (count: number) => (count === 1 ? 'Preparing a photo…' : `Preparing ${String(count)} photos…`),
  full: `You have ${String(LIMITS.workPhotosMax)} photos. Remove one to add another.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One photo was left out: there was no room for it.'
      : `${String(count)} photos were left out: there was no room for them.`,
  verify: 'Please verify your email first: open the link we sent you. Then you can add photos of your work.',
  notStored: "We couldn't keep this photo. Check your internet connection, then add it again.",
  item: (position: number, count: number) => `Photo ${String(position)} of ${String(count)}`,
  addCaption: 'Add caption',
  editCaption: 'Edit caption',
  captionLabel: 'Caption',
  captionHint: 'What is it, and where? Visitors who cannot see the photo hear it.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  earlier: 'Move earlier',
  later: 'Move later',
  moved: (position: number, count: number) =>
    `The photo is now number ${String(position)} of ${String(count)}.`,
  remove: 'Remove',
  removeTitle: 'Remove this photo?',
  removeText: 'Visitors will no longer see it.',
  removeUnsentText: "It hasn't been sent yet, and is saved nowhere else in our app.",
  keep: 'Keep',
  tryAgain: 'Try again',
  chooseAnother: 'Choose another',
  discard: 'Discard',
  notApplied: 'A change of your photos could not be made.',
});
