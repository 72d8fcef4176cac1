import { words } from '@naija/runtime';

export const AGENT_FORM_MESSAGES = words('dashboard.agentForm', {
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
});
