import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import { words } from '@naija/runtime';

export const PROFILE_MESSAGES = words('directory.profile', {
  heading: 'Agent profile',
  loading: 'Loading profile',
  failed: "We couldn't load this profile",
  unknown: "There's no agent at this link",
  unknownReason: 'It may be old or incomplete.',
  goneReason: 'We have taken it off the site.',
  goneOthers: (state: string) => `See agents in ${state}`,
  goneFind: 'Find other agents',
  goHome: 'Go to the home page',
  back: 'Back',
  verified: 'Verified email',
  active: (day: string) => `Last active: week of ${day}`,
  onAirbnb: 'Available on Airbnb',
  notOnAirbnb: 'Not on Airbnb',
  charged: (asPublished: number, answers: number) =>
    `Charged as published: ${String(asPublished)} of ${String(answers)} with confirmed emails`,
  about: 'About',
  worksIn: 'Works in:',
  speaks: 'Speaks:',
  call: (phone: string) => `Call ${phone}`,
  phone: (phone: string) => `Phone: ${phone}`,
  whatsApp: 'WhatsApp',
  email: 'Email',
  instagram: 'Instagram',
  saveContact: 'Save to contacts',
});

export const SAFETY_MESSAGES = words('directory.safety', {
  payAfterSeeing: 'Never pay rent or a deposit before you have seen the home.',
  verifiedMeans:
    '“Verified email” only means they opened a link we sent. No badge means that we have met them.',
  unverified: "This agent hasn't verified their email yet.",
  report: 'Report this agent',
  reportByPhone: 'or call us on',
});

export const REPORT_BUTTON = words('directory.reportButton', {
  report: 'Report',
  commentBy: (fullname: string) => `Report the comment by ${fullname}`,
  failed: "We couldn't load the form",
});

export const TILE_MESSAGES = words('directory.tiles', {
  labels: {
    inspectionFee: 'Inspection Fee',
    totalDeals: 'Total Deals',
    sales: 'Sales',
    rentPrice: 'Rent',
    commission: 'Commission (%)',
    agreement: 'Agreement (%)',
  },
  homesSold: (count: number) => (count === 1 ? 'home sold' : 'homes sold'),
  homesLet: (count: number) => (count === 1 ? 'home let' : 'homes let'),
  hints: {
    inspectionFee: 'to see homes',
    commission: "of a year's rent, for the agent",
    agreement: "of a year's rent, for the papers",
  },
  inspectionFee:
    'What the agent asks for showing you homes. Before you go, ask if it covers one visit or several.',
  commission: {
    example: (share: string, rent: string) =>
      `The agent's fee, usually a share of the first year's rent: about ${share} on ${rent}.`,
    none: 'The agent asks for no fee of their own.',
    unknown: "The agent's fee, usually a share of the first year's rent. Ask the agent how much.",
  },
  agreement: {
    example: (share: string, rent: string) =>
      `For the tenancy agreement, usually a share of the first year's rent: about ${share} on ${rent}.`,
    none: 'The agent asks for nothing for the tenancy agreement.',
    unknown: "For the tenancy agreement, usually a share of the first year's rent. Ask the agent how much.",
  },
});

export const COMMENT_MESSAGES = words('directory.comments', {
  leave: 'Leave a Comment',
  title: 'Comments',
  none: 'No comments yet. Be the first to leave a comment!',
  name: 'Your name',
  content: 'Comment',
  post: 'Post comment',
  posting: 'Posting…',
  failed: 'Failed to post comment',
  sentLater: OUTBOX_MESSAGES.sentLater,
  draft: (name: string) => `Comment on ${name}`,
  notSaved: 'Not saved',
  sendingUnsaved: {
    full: "This device is full, so we're sending it now. Keep this page open until it's sent.",
    refused:
      "This browser saves nothing for this site, perhaps because cookies are blocked, so we're sending it now. Keep this page open until it's sent.",
  },
  loadingForm: 'Loading the comment form',
  formFailed: "We couldn't load the comment form",
  loading: 'Loading comments',
  listFailed: "We couldn't load the comments",
  refreshFailed: "We couldn't load the latest comments",
  more: 'Show more comments',
  loadingMore: 'Loading comments…',
  pending: "Your comments that aren't in the list yet",
  edit: 'Edit',
  tryNow: 'Try now',
  formInUse: 'Post or clear the comment in the form first.',
  mayHaveArrived: 'It may already have arrived as it was. Have a look before you post it again.',
});
