import { lagosDay } from '@naija/contracts/domain/dates';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { agents, registrations } from '../../database/schema.ts';
import { queueMail } from '../mail/index.ts';
import { registrationMessage } from './mails.ts';
import { AGENTS_TOPIC, announceChange } from '../../platform/content-changes/content-changes.ts';
import type { Services } from '../../platform/module.ts';

const BATCH = 200;

/**
 * Marks entries whose last day is over as expired, and notifies their agents. Pages already show such an entry as unchecked:
 * this is for caches, which do not know what day it is.
 */
export async function expireRegistrations({
  db,
  clock,
  links,
}: Pick<Services, 'db' | 'clock' | 'links'>): Promise<void> {
  let expired: number;
  do {
    expired = await db.transaction(async (tx) => {
      const now = clock();
      const isOver = and(eq(registrations.state, 'confirmed'), lt(registrations.validUntil, lagosDay(now)));
      const over = tx
        .select({ id: registrations.id })
        .from(registrations)
        .where(isOver)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const rows = await tx
        .update(registrations)
        .set({ state: 'expired', decidedAt: now })
        .where(inArray(registrations.id, over))
        .returning({ agentId: registrations.agentId, register: registrations.register });
      for (const { agentId, register } of rows) {
        const [agent] = await tx.select().from(agents).where(eq(agents.id, agentId));
        if (!agent) continue;
        const { name, language, email: to } = agent;
        const notice = { name, language, register, outcome: 'expired' as const };
        const message = registrationMessage({ ...notice, dashboardLink: links.checks() });
        await queueMail(tx, { agentId, to, message });
      }
      if (rows.length > 0) await announceChange(tx, AGENTS_TOPIC);
      return rows.length;
    });
  } while (expired === BATCH);
}
