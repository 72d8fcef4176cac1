import { loadCommonPasswords } from '@naija/contracts/domain/common-password';
import { accountTokens, emailRestores, sessions, usedTokens } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { passwordChangeRoutes } from './password-change/routes.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { identityData } from './personal-data.ts';
import { phoneRoutes } from './phone/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signupRoutes } from './signup/routes.ts';
import { verificationRoutes } from './verification/routes.ts';

/** Accounts, credentials and sessions. */
export const identityModule = {
  name: 'identity',
  routes: async (api, services) => {
    // The routes check passwords of forms synchronously.
    await loadCommonPasswords();
    signupRoutes(api, services);
    verificationRoutes(api, services);
    loginRoutes(api, services);
    passwordResetRoutes(api, services);
    emailChangeRoutes(api, services);
    passwordChangeRoutes(api, services);
    phoneRoutes(api, services);
    deletionRoutes(api, services);
    await sessionRoutes(api, services);
  },
  retention: [
    { name: 'sessions', column: sessions.expiresAt, isEnd: true },
    { name: 'mailedLinks', column: accountTokens.expiresAt, isEnd: true },
    { name: 'usedLinks', column: usedTokens.usedAt },
    { name: 'formerEmails', column: emailRestores.expiresAt, isEnd: true },
  ],
  notRemoved: {
    agent_activity: 'one row for each agent, which the next week replaces',
    agents:
      'kept until the agent deletes the account; then by `deletion_due_at`; if the email is not verified, by `removeDueAccounts`',
  },
  personalData: identityData,
  notPersonal: { used_tokens: 'hashes of random tokens, without the agent; deleted when they expire' },
  limits: {
    // Successful logins count, because each costs a password hash.
    login: { burst: 60, refillS: 1, keyedBy: 'address', maxBrowsers: 10 },
    failedLogin: { burst: 6, refillS: 10, keyedBy: 'address', maxBrowsers: 1 },
    failedLoginToAccount: { burst: 10, refillS: 360, keyedBy: 'account', maxBrowsers: 1 },
    // Here and below, browsers do not count if mail goes to addresses that were typed in: anyone can make up browsers.
    resetMail: { burst: 10, refillS: 60, keyedBy: 'address', maxBrowsers: 1 },
    resetMailToAccount: { burst: 5, refillS: 360, keyedBy: 'account', maxBrowsers: 1 },
    signup: { burst: 6, refillS: 300, keyedBy: 'address', maxBrowsers: 1 },
    verifyCode: { burst: 6, refillS: 10, keyedBy: 'address', maxBrowsers: 1 },
    verificationMail: { burst: 6, refillS: 60, keyedBy: 'address', maxBrowsers: 1 },
    // Sign-ups count, because each sends mail.
    verificationMailToAccount: { burst: 5, refillS: 360, keyedBy: 'account', maxBrowsers: 1 },
    // Each text message costs money.
    phoneCode: { burst: 3, refillS: 3_600, keyedBy: 'account', maxBrowsers: 1 },
    // The key is the phone number instead of an account.
    phoneCodeToNumber: { burst: 3, refillS: 3_600, keyedBy: 'account', maxBrowsers: 1 },
    // Six codes a day.
    phoneCodeFromNetwork: { burst: 6, refillS: 14_400, keyedBy: 'address', maxBrowsers: 1 },
    // A stolen session must not allow guessing.
    wrongPassword: { burst: 10, refillS: 360, keyedBy: 'account', maxBrowsers: 1 },
    // Every change costs a password hash and a mail.
    credentialChange: { burst: 10, refillS: 60, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
