import { deletionDueOn } from '@naija/contracts/domain/messages';
import { words } from '@naija/runtime';

/** Texts of this remote by feature. `@naija/contracts` holds those that the server sends as well. */
export const AUTH_MESSAGES = words('auth.pages', {
  requestFailed: 'Failed to create account. Please try again.',
  redirecting: 'Taking you there…',
  next: 'Continue',
  links: {
    waysIn: 'Other ways in',
    pages: 'Other pages',
    logIn: 'Log in',
    backToLogin: 'Back to log in',
    signUp: 'Create an account',
    incomplete: 'This link is incomplete. Open it again from the email.',
    newLink: 'Ask for a new link',
  },
  fields: { email: 'Email', password: 'Password' },
  resend: {
    email: 'Email for the new link',
    submit: 'Resend email',
    submitNew: 'Send a new link',
    busy: 'Sending…',
    wait: 'Wait a minute before asking again.',
    missing: "Didn't get the email?",
    spam: 'Check your spam folder, or resend it.',
  },
  login: {
    title: 'Log in',
    forgot: 'Forgot password?',
    submit: 'Log in',
    busy: 'Logging in…',
    keep: 'Keep my account and log in',
    success: 'Login successful!',
    done: 'Welcome back',
    deletionDue: deletionDueOn,
    unanswered: "You're not logged in: we couldn't reach the server.",
    cookiesRefused: 'This browser refuses cookies, and logging in needs them.',
    allowCookies:
      "Allow cookies for this site in your browser's settings: in Chrome under “Site settings”, in Safari under “Block all cookies”, in Firefox under “Privacy”. Then reload this page and log in.",
  },
  signup: {
    title: 'Create an Account',
    unanswered:
      'The server did not answer, so we cannot say whether your account was created. Try again with the same details: you will not get two accounts.',
    fields: {
      name: 'Full Name',
      phone: 'Phone Number',
      address: 'Address',
      state: 'State',
      instagram: 'Instagram',
    },
    nameHint: "Clients see it on your page. You can't change it later.",
    emailHint: 'Clients see it on your page, unless you give another one for it later.',
    phoneHint: 'With or without +234',
    instagramHint: 'Your @name, or the address of your profile',
    consent: (terms: string, privacy: string) =>
      `By creating an account you agree to our ${terms}. How we handle your data stands on the ${privacy}.`,
    terms: 'terms',
    privacy: 'privacy page',
    submit: 'Create an Account',
    busy: 'Creating account…',
    loading: 'Loading the form',
    registered: 'Already have an account?',
    done: 'One more step',
  },
});
