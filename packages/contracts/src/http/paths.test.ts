import { expect, test } from 'vitest';
import { agentPaths } from './agents.ts';
import { authPaths } from './auth.ts';
import { commentPaths } from './comments.ts';
import { moderationPaths } from './moderation.ts';
import { operatorPaths } from './operators.ts';

test.each([
  [authPaths.signup, '/api/v1/auth/signup'],
  [authPaths.login, '/api/v1/auth/login'],
  [authPaths.verifyCode, '/api/v1/auth/verify-code'],
  [authPaths.resendVerification, '/api/v1/auth/resend-verification'],
  [authPaths.sessions, '/api/v1/auth/sessions'],
  [authPaths.session('a/b'), '/api/v1/auth/sessions/a%2Fb'],
  [authPaths.logout, '/api/v1/auth/logout'],
  [authPaths.forgotPassword, '/api/v1/auth/forgot-password'],
  [authPaths.resetPassword('a+b'), '/api/v1/auth/reset-password?token=a%2Bb'],
  [authPaths.changeEmail, '/api/v1/user/email'],
  [authPaths.changePassword, '/api/v1/user/password'],
  [authPaths.restoreEmail('a+b'), '/api/v1/auth/restore-email?token=a%2Bb'],
  [authPaths.verify('a&b'), '/api/v1/auth/verify?token=a%26b'],
  [agentPaths.search, '/api/v1/user'],
  [agentPaths.update, '/api/v1/user/update'],
  [agentPaths.edit, '/api/v1/user/edit'],
  [agentPaths.byLocation('akwa-ibom'), '/api/v1/user/location/akwa-ibom'],
  [agentPaths.byId('../x'), '/api/v1/user/..%2Fx'],
  [commentPaths.post('7'), '/api/v1/comment/7'],
  [commentPaths.list('7'), '/api/v1/comment/getAll/7'],
  [moderationPaths.reply('7'), '/api/v1/comment/7/reply'],
  [operatorPaths.decide('7'), '/api/v1/operators/cases/7/decision'],
])('%s is the path of its request', (path, expected) => {
  expect(path).toBe(expected);
});
