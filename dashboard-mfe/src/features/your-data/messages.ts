import { words } from '@naija/runtime';

/** Texts about an agent's data. */
export const DATA_MESSAGES = words('dashboard.data', {
  downloadHint:
    'One ZIP file with your profile, your photos, the comments you got, where you are logged in, and all else we hold about you.',
  downloading: 'Getting your data…',
  downloaded: 'Your data is in your downloads.',
  brokenOff:
    'The download broke off, and no file was saved. Please check your internet connection and try again.',
  deletionHint: (days: number) =>
    `Your profile leaves the site at once, and you're logged out everywhere. After ${String(days)} days we delete all of it: profile, photos, and the comments on it. Until then you can change your mind.`,
  deletionWarning: "Anything you haven't sent yet from this device is deleted at once.",
  downloadFirst: 'Keep a copy? Download your data first.',
  deleting: 'Deleting…',
  privacy: 'What we hold, why, and for how long',
});
