import { expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { moderationAppeals, moderationCases, moderationReports } from '../../database/schema.ts';
import { removeDecided } from './remove-decided.ts';

const database = useDatabase();
const BEFORE = new Date('2026-01-01T00:00:00Z');
const [EARLIER, LATER] = [new Date(BEFORE.getTime() - 1), new Date(BEFORE.getTime() + 1)];

async function addCase(state: 'open' | 'dismissed' | 'hidden' | 'restored', decidedAt: Date | null) {
  const { id: agentId } = await addAgent(database.db);
  const row = { kind: 'agent' as const, agentId, state, decidedAt, openedAt: EARLIER, lastAt: EARLIER };
  const [added] = await database.db.insert(moderationCases).values(row).returning();
  if (!added) throw new Error('the case was not added');
  const report = { caseId: added.id, reason: 'spam' as const, fromAgent: false, createdAt: EARLIER };
  await database.db.insert(moderationReports).values(report);
  return added.id;
}

it('deletes decided cases with their reports in time, but only the reports of content that is still hidden', async () => {
  await addCase('dismissed', EARLIER);
  await addCase('restored', EARLIER);
  const hidden = await addCase('hidden', EARLIER);
  const kept = [await addCase('open', null), await addCase('dismissed', LATER)];
  await removeDecided(database.db, BEFORE);
  const cases = await database.db.select({ id: moderationCases.id }).from(moderationCases);
  expect(cases.map(({ id }) => id).sort()).toEqual([hidden, ...kept].sort());
  const reports = await database.db.select({ of: moderationReports.caseId }).from(moderationReports);
  expect(reports.map(({ of }) => of).sort()).toEqual(kept.sort());
});

it('deletes answered appeals in time, and open ones never', async () => {
  for (const answeredAt of [EARLIER, LATER, null]) {
    const { id: agentId } = await addAgent(database.db);
    const state = answeredAt ? ('refused' as const) : ('open' as const);
    const appeal = { kind: 'agent' as const, agentId, text: 'Please', state, answeredAt, createdAt: EARLIER };
    await database.db.insert(moderationAppeals).values(appeal);
  }
  await removeDecided(database.db, BEFORE);
  const left = await database.db.select({ at: moderationAppeals.answeredAt }).from(moderationAppeals);
  expect(left.map(({ at }) => at)).toEqual(expect.arrayContaining([LATER, null]));
  expect(left).toHaveLength(2);
});
