import type { MailLinks } from '../mail/index.ts';
import type { OperatorContext } from '../operators/index.ts';

export interface RegistrationContext extends OperatorContext {
  links: MailLinks;
}
