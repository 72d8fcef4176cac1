export { mailboxDelivery } from './delivery.ts';
export { createDeliveryCheck, type DeliveryCheck } from './delivery-check.ts';
export { mailLinks, type MailLinks } from './links.ts';
export { queueMail } from './outbox.ts';
export { checkSmtp, smtpDelivery } from './smtp-delivery.ts';
export { accountDeletionMessage } from './templates/account-deletion.ts';
export { accountNoticeMessage } from './templates/account-notice.ts';
export { canaryWithdrawnMessage } from './templates/canary-withdrawn.ts';
export { commentConfirmationMessage } from './templates/comment-confirmation.ts';
export {
  emailChangedMessage,
  emailChangeRequestedMessage,
  emailRestoredMessage,
  phoneChangedMessage,
} from './templates/email-change-notices.ts';
export { emailChangeTakenMessage } from './templates/email-change-taken.ts';
export { emailChangeVerificationMessage } from './templates/email-change-verification.ts';
export { emailReservedMessage } from './templates/email-reserved.ts';
export { appealAnsweredMessage, moderationMessage } from './templates/moderation.ts';
export type { MailMessage } from './templates/message.ts';
export { newCommentsMessage } from './templates/new-comments.ts';
export { passwordChangedMessage } from './templates/password-changed.ts';
export { passwordResetMessage } from './templates/password-reset.ts';
export { registrationMessage } from './templates/registration.ts';
export { signupEmailTakenMessage } from './templates/signup-email-taken.ts';
export { verificationMessage } from './templates/verification.ts';
export { startMailWorker } from './worker.ts';
export { mailModule } from './module.ts';
