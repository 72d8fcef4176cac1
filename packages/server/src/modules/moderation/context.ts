import type { MailLinks } from '../mail/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { OperatorContext } from '../operators/index.ts';
import type { PhotoStore } from '../photos/index.ts';

export interface ModerationContext extends OperatorContext {
  links: MailLinks;
  notifications: Notifications;
  photos: PhotoStore;
}
