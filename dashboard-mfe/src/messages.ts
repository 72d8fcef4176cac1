import { emailChangeResent, emailToConfirm, noResultsFor } from '@naija/contracts/domain/messages';
import { formatCount } from '@naija/contracts/domain/money';
import { words } from '@naija/runtime';

/** Texts of this remote by feature. `@naija/contracts` holds those that the server sends as well. */
export const DASHBOARD_MESSAGES = words('dashboard.pages', {
  profile: {
    loading: 'Loading your profile',
    loadFailed: "We couldn't load your profile",
    refreshFailed: "We couldn't refresh your profile",
    unknownAgent: 'We no longer know whose profile this is. Please log out and log in again.',
    logOut: 'Log out',
  },
  menu: { label: 'Agent', moderation: 'Moderation', logOut: 'Log Out' },
  subtitle: 'Agent updates',
  search: {
    label: 'Search the dashboard',
    placeholder: 'Search...',
    none: noResultsFor,
    inComments: (query: string) => `Comments that say “${query}”`,
    count: (matches: number) => (matches === 1 ? '1 match' : `${String(matches)} matches`),
  },
  comments: {
    none: 'No comments yet.',
    invite: 'Invite a client to comment',
    inviteHint: 'After an inspection or a deal, invite your client to say how it went.',
    inviteText:
      'Send this link to your client, or let them scan the code. It opens the comment form on your page.',
    inviteLabel: (name: string) => `QR code that leads to the comment form of ${name}`,
    loading: 'Loading comments',
    loadingMore: 'Loading comments…',
    loadFailed: "We couldn't load your comments",
    refreshFailed: "We couldn't refresh your comments",
    more: 'Show more',
    searched: (count: number) =>
      count === 1
        ? 'We searched the newest comment.'
        : `We searched the newest ${formatCount(count)} comments.`,
  },
  form: {
    loading: 'Loading the form',
    loadFailed: "We couldn't load the form",
    submit: 'Upload Data',
    submitting: 'Uploading...',
    photoMissing: 'Please select a profile photo',
    stillHere: 'What you typed is still here.',
    /** Explanations of why an intent is held only in memory, or not at all. */
    notStored: {
      full: "Not saved: this device is full. Keep this page open until it's sent.",
      refused:
        "Not saved: this browser saves nothing for this site, perhaps because cookies are blocked. Keep this page open until it's sent.",
      notLoaded: "Not saved: a part of this page couldn't be loaded. Keep this page open, and try again.",
    },
    about: 'About',
    property: 'Property Details',
  },
  conflict: {
    review: 'Choose what to keep',
    title: 'Your profile was changed on another device',
    changedAt: 'Changed there:',
    choose: 'Nothing you typed is lost. Choose what to keep.',
    same: 'Both now say the same.',
    thisDevice: 'This device',
    otherDevice: 'Other device',
    save: 'Save',
    saving: 'Saving…',
  },
  pending: {
    changes: 'Your changes',
    profile: 'Your profile',
    sending: "It's on its way.",
    loggedOut: "Saved. We'll send it once you log in again.",
    shown: 'Your details below already include them.',
    shownWithoutPhoto: 'Your details below already include them, all but the new photo.',
    edit: 'Edit',
    tryNow: 'Try now',
    alreadySent: 'It has just been sent.',
    cancelled: 'Changes cancelled',
  },
});

/** Texts about parts that need the server. */
export const NETWORK_MESSAGES = words('dashboard.network', {
  action: "This needs a network; until it's back, you can read the rest.",
  loading: "This needs a network, and loads by itself once it's back; until then you can read the rest.",
});

/** Texts about an agent's credentials. */
export const CREDENTIAL_MESSAGES = words('dashboard.credentials', {
  loginEmail: (email: string) => `You log in with ${email}.`,
  pending: (email: string) => `${email} takes effect once you confirm it.`,
  untilThen: (email: string) => `Until then, you log in with ${email}.`,
  resend: 'Resend email',
  resending: 'Sending…',
  cancelChange: 'Cancel change',
  cancelling: 'Cancelling…',
  cancelled: 'Change cancelled. Your email stays as it is.',
  resendOrCancel: 'Resend or cancel',
  linkSent: emailToConfirm,
  linkSentAgain: emailChangeResent,
  passwordHint: 'A new password logs you out on all other devices.',
  newEmail: 'New email',
  newEmailHint:
    "We'll send a link there. It takes effect once you confirm it; your other devices are then logged out",
  currentPassword: 'Current password',
  sending: 'Sending…',
  saving: 'Saving…',
  cancel: 'Cancel',
  loading: 'Loading the form',
  offline:
    "We couldn't reach the server. Please check your internet connection and try again. What you typed is still here.",
});

/** Texts about weekly figures. */
export const FIGURE_MESSAGES = words('dashboard.figures', {
  view: 'Profile opened',
  contact: 'Contact tapped',
  favourite: 'Saved',
  thisWeek: 'so far this week',
  lastWeek: (count: string) => `${count} last week`,
  table: 'Show as a table',
  week: 'Week of',
  columns: { view: 'Opened', call: 'Calls', whatsApp: 'WhatsApp', email: 'Email', favourite: 'Saved' },
  nothing:
    'Nothing yet. Share your page: each visit that opens it, taps a contact or saves you is counted here.',
  counted:
    "Each visit counts once. We don't follow visitors: we count none who ask not to be tracked, and can't tell who somebody was.",
  loading: 'Loading your figures',
  loadFailed: "We couldn't load your figures",
  refreshFailed: "We couldn't refresh your figures",
});
