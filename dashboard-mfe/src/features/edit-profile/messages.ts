import { words } from '@naija/runtime';

export const SHARED_PHOTO_MESSAGES = words('dashboard.sharedPhoto', {
  loading: 'Getting the shared photo',
  title: 'A photo was shared with the app',
  alt: (name: string) => `Shared photo ${name}`,
  about:
    "It's only on this device. Use it, and it replaces the photo in the form below, then goes live when you press Upload Data. Didn't share it yourself? Discard it.",
  use: 'Use this photo',
  discard: 'Discard photo',
  used: 'The photo you shared is in the form. Press Upload Data to save it.',
  discarded: 'Shared photo discarded.',
  gone: 'The photo you shared is no longer here. Please share it again, or choose it below.',
  none: 'No photo came with what you shared. Please choose one below.',
  full: 'Other shared photos are still waiting here. Use or discard them, then share this one again.',
  again: "We couldn't take over the photo you shared. Please choose it below.",
});

export const EDIT_MESSAGES = words('dashboard.edit', {
  details: 'Details',
  name: 'Full name',
  nameHint:
    "You can't change it here. If it is wrong, contact us: the end of this page says how. We check it, and correct it.",
  publicEmailHint:
    'Clients see this address instead of the one you log in with. Leave it empty to show that one.',
  passwordHint: 'Clients call this number, so it changes only with your password.',
  passwordLater: "We'll ask for your password once there is a network: your number changes only with it.",
  instagramExample: 'Enter your full instagram url',
  photoField: 'Display picture',
  photoHint: 'Upload a professional image as your display picture. 5 MB at most.',
  reach: 'Areas and Languages',
  areasHint: 'Towns and neighbourhoods where you find homes for people. Put the one you know best first.',
  areasExample: 'For example Yaba',
  languagesExample: 'For example Hausa',
  earlierFailed: "Action needed: we couldn't save your earlier changes.",
  correct: 'Correct them',
  merged: 'Your choices are in the form. Check them, then press Upload Data.',
});
