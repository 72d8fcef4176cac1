import { loadCommonPasswords } from '@naija/contracts/domain/common-password';
import type { App } from '../../platform/http/app-type.ts';
import type { IdentityContext } from './context.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { passwordChangeRoutes } from './password-change/routes.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { phoneRoutes } from './phone/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signupRoutes } from './signup/routes.ts';
import { verificationRoutes } from './verification/routes.ts';

/** Adds the routes of accounts, credentials and sessions. */
export async function identityRoutes(app: App, context: IdentityContext): Promise<void> {
  // Forms are validated synchronously here.
  await loadCommonPasswords();
  signupRoutes(app, context);
  verificationRoutes(app, context);
  loginRoutes(app, context);
  passwordResetRoutes(app, context);
  emailChangeRoutes(app, context);
  passwordChangeRoutes(app, context);
  phoneRoutes(app, context);
  deletionRoutes(app, context);
  await sessionRoutes(app, context);
}
