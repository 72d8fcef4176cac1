import { COMMENT_FIELD_MESSAGES } from './comment-messages.ts';
import { FIELD_MESSAGES, MESSAGES } from './messages.ts';
import { MODERATION_FIELD_MESSAGES, MODERATION_RESPONSES } from './moderation-messages.ts';
import { OUTBOX_MESSAGES } from './outbox-messages.ts';
import { PAGE_TITLES } from './pages.ts';

/** Texts that the server, or a rule of a field, says in English: pages translate them by what they say. */
export const SERVER_TEXTS: readonly string[] = [
  ...new Set(
    [
      FIELD_MESSAGES,
      MESSAGES,
      COMMENT_FIELD_MESSAGES,
      MODERATION_FIELD_MESSAGES,
      MODERATION_RESPONSES,
      OUTBOX_MESSAGES,
      PAGE_TITLES,
    ].flatMap((texts): unknown[] => Object.values(texts)),
  ),
].filter((text) => typeof text === 'string');
