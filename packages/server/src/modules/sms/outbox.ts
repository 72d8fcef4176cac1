import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { textMessages, type TextMessageRow } from '../../database/schema.ts';
import { addTask } from '../../platform/jobs/index.ts';
import type { Language } from '@naija/contracts/domain/languages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '../../platform/translations/words.ts';

const TEXTS = words('server.sms', {
  code: (code: string, minutes: number) =>
    `${code} is your ${PRODUCT_NAME} code. It works for ${String(minutes)} minutes. Share it with no one.`,
});

interface PhoneCode {
  code: string;
  /** Host name without a port. */
  host: string;
  language: Language;
}

/**
 * Text message with a code. Its last line lets browsers offer the code only on this site (origin-bound one-time codes, WICG).
 * It fits one part in every language: 160 characters of GSM 03.38.
 */
export function phoneCodeText({ code, host, language }: PhoneCode): string {
  return `${TEXTS(language).code(code, LIMITS.phoneCodeMinutes)}\n\n@${host} #${code}`;
}

export const TEXT_TASK = 'text message';

type NewText = Pick<TextMessageRow, 'agentId' | 'recipient' | 'createdAt' | 'expiresAt'> & { text: string };

/** Queues a message, which is sent if the transaction commits. */
export async function queueText(tx: Queryable, message: NewText): Promise<void> {
  const [row] = await tx.insert(textMessages).values(message).returning({ id: textMessages.id });
  if (!row) throw new Error('the text message was not stored');
  await addTask(tx, TEXT_TASK, row.id);
}

/** Includes unsent messages. */
export function countTextsSince(db: Queryable, since: Date): Promise<number> {
  return db.$count(textMessages, gt(textMessages.createdAt, since));
}

/** Newest first. */
export async function textTimes(
  db: Queryable,
  about: { recipient: string } | { agentId: string },
  since: Date,
): Promise<Date[]> {
  const { recipient, agentId, createdAt } = textMessages;
  const isAbout = 'recipient' in about ? eq(recipient, about.recipient) : eq(agentId, about.agentId);
  const rows = await db
    .select({ createdAt })
    .from(textMessages)
    .where(and(isAbout, gt(createdAt, since)))
    .orderBy(desc(createdAt));
  return rows.map((row) => row.createdAt);
}

/** Finds a message that is neither sent nor given up. */
export async function findWaitingText(db: Queryable, id: string): Promise<TextMessageRow | undefined> {
  const { sentAt, failedAt } = textMessages;
  const isWaiting = and(eq(textMessages.id, id), isNull(sentAt), isNull(failedAt));
  return (await db.select().from(textMessages).where(isWaiting))[0];
}

type Outcome = Partial<Pick<TextMessageRow, 'text' | 'sentAt' | 'failedAt' | 'lastError'>>;

export async function storeOutcome(db: Queryable, id: string, outcome: Outcome): Promise<void> {
  await db.update(textMessages).set(outcome).where(eq(textMessages.id, id));
}
