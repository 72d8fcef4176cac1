import { eq, getTableColumns } from 'drizzle-orm';
import { registrations } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/personal-data/source.ts';

const { id: _id, agentId: _agentId, ...columns } = getTableColumns(registrations);

/** Numbers in public registers, and what was decided on them. They go with the agent's row. */
export const registrationData: PersonalDataSource = {
  name: 'registrations',
  tables: [registrations],
  read: (db, { id }) => db.select(columns).from(registrations).where(eq(registrations.agentId, id)),
};
