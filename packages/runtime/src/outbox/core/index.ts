export { createBackoff } from './backoff.ts';
export type { Draft } from './database.ts';
export { draftKey, draftsFor, dropDraft, keepDraft, loadDraft, type DraftContent } from './drafts.ts';
export { forgetOwner } from './forget-owner.ts';
export {
  targetOf,
  type Fields,
  type Intent,
  type IntentKind,
  type NewIntent,
  type Problem,
} from './intent.ts';
export { addIntent, clearRefusals, listIntents, removeIntent } from './intents.ts';
export { keepTyping, type Kept, type TypingKeeper } from './keep-typing.ts';
export { onNews, tell, type OutboxNews, type Told } from './news.ts';
export type { Session } from './send.ts';
export { sendOnce, startSender, SYNC_TAG } from './sender.ts';
export { takeBack } from './take-back.ts';
export { unsentOf, type Unsent } from './unsent.ts';
