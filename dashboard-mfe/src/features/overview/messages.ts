import { words } from '@naija/runtime';

export const OVERVIEW_MESSAGES = words('dashboard.overview', {
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
});
