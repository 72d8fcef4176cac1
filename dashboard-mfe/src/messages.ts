import { emailChangeResent, emailToConfirm, noResultsFor } from '@naija/contracts/domain/messages';
import { formatCount } from '@naija/contracts/domain/money';
import { words } from '@naija/runtime';

/** Words that only this remote shows, by feature; what the server says as well stands in `@naija/contracts`. */
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
    /** Why an intent is held in memory only, or not at all. */
    notStored: {
      full: "Not saved: this device is full. Keep this page open until it's sent.",
      refused:
        "Not saved: this browser saves nothing for this site, perhaps because cookies are blocked. Keep this page open until it's sent.",
      notLoaded: "Not saved: a part of this page couldn't be loaded. Keep this page open, and try again.",
    },
    about: 'About',
    property: 'Property Details',
  },
  agentForm: {
    title: 'Agent Form',
    intro: 'This is what clients see on your public page. You can change it any time.',
    photo: 'Your photo',
    photoField: 'Profile photo',
    photoHint: 'Your face, in daylight. 5 MB at most.',
    about: 'About you',
    email: 'Your email',
    emailShown: (email: string) =>
      `Clients see ${email} on your page. Enter another address to show that one instead.`,
    loginEmailShown:
      'Clients see the address you log in with on your page. Enter another one to show that instead.',
    completed: 'Your profile is complete. Taking you home…',
    next: 'Continue',
    toDashboard: 'Go to your dashboard',
  },
  edit: {
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
  },
  sharedPhoto: {
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
  },
  crop: {
    open: 'Crop',
    title: 'Crop your photo',
    loading: 'Opening your photo',
    loadFailed: "We couldn't open your photo for cropping. You can still upload it.",
    unreadable: "This photo can't be cropped here. You can still upload it.",
    frame: 'Your photo as it will be. Drag it, or use the arrow keys.',
    zoom: 'Zoom',
    exact: 'Move it without dragging',
    horizontal: 'Left and right',
    vertical: 'Up and down',
    use: 'Use this square',
    cancel: 'Cancel',
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
  overview: {
    rents: 'Rent',
    sales: 'Sales',
    commission: 'Commission (%)',
    todo: 'Complete your profile',
    listedTodo: 'Visitors can find you. One more thing would help them:',
    unlistedTodo: "Visitors can't find you in lists yet. Still to do:",
    steps: {
      verification: 'Verify your email',
      image: 'Add a profile photo',
      bio: 'Write a few words about yourself',
      inspectionFee: 'Enter your inspection fee',
    },
    toAgentForm: 'Fill in the agent form',
    preview: 'This is how visitors see you in lists and searches.',
    unlistedPreview: "This is how visitors will see you once you're listed.",
    toPublicPage: 'Open your public page',
    card: 'Your share card',
    cardText:
      'WhatsApp, Facebook and X show this picture when somebody shares your public page. Send it to clients, or post it as your status.',
    cardLabel: (name: string) => `Share card of ${name}, as visitors see it now`,
    cardLoading: 'Loading your card',
    cardFailed: "We couldn't load your card. Check your connection and try again.",
    cardRetry: 'Try again',
    cardShare: 'Share picture',
    cardShareFailed: "This device couldn't share the picture. Save it instead.",
    cardDownload: 'Save picture',
    contactCard: 'Save contact card',
    qr: 'QR code of your page',
    qrText: 'Clients who scan it come to your public page. Print it, or send the picture.',
    qrLabel: (name: string) => `QR code that leads to the public page of ${name}`,
  },
  sharing: {
    share: 'Share the link',
    copied: 'Link copied',
    byHand: "We couldn't copy the link. Copy it from here:",
    download: 'Download picture',
    pictureFailed: "This browser couldn't make the picture. Take a screenshot of the code instead.",
  },
});

/** Words about what only the server can do or has. */
export const NETWORK_MESSAGES = words('dashboard.network', {
  action: "This needs a network; until it's back, you can read the rest.",
  loading: "This needs a network, and loads by itself once it's back; until then you can read the rest.",
});

/** Words about what an agent logs in with. */
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

/** Words about the data of an agent. */
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

/** Words about what visitors did, by week. */
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

/** Words about where an agent is logged in. */
export const SESSION_MESSAGES = words('dashboard.sessions', {
  unknownDevice: 'Unknown browser',
  thisDevice: 'This device',
  lastUsed: 'Last used',
  loggedIn: 'Logged in',
  loading: 'Loading sessions',
  loadFailed: "We couldn't load the list",
  refreshFailed: "We couldn't refresh the list",
  logOutOthers: 'Log out everywhere else',
  loggingOut: 'Logging out…',
  loggedOut: "You're logged out everywhere else.",
  logOutFailed: 'Your other devices are still logged in.',
});
