import { REGISTERS, REGISTRATION_STATES } from '@naija/contracts/http/registrations';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { time } from './columns.ts';

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Number in each public register; another number is another row. */
export const registrations = pgTable(
  'registrations',
  {
    /** Version that an operator decides on; a changed number has another one. */
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    register: text('register', { enum: REGISTERS }).notNull(),
    number: text('number').notNull(),
    state: text('state', { enum: REGISTRATION_STATES }).notNull().default('pending'),
    enteredAt: time('entered_at').notNull(),
    /** Date in Lagos. */
    checkedOn: date('checked_on'),
    validUntil: date('valid_until'),
    reason: text('reason'),
    decidedAt: time('decided_at'),
  },
  (row) => [
    uniqueIndex('registrations_key').on(row.agentId, row.register),
    check('registrations_register', sql`${row.register} in (${oneOf(REGISTERS)})`),
    check('registrations_state', sql`${row.state} in (${oneOf(REGISTRATION_STATES)})`),
    check(
      'registrations_days',
      sql`${row.state} <> 'confirmed' or (${row.checkedOn} is not null and ${row.validUntil} is not null)`,
    ),
    index('registrations_queue')
      .on(row.enteredAt, row.id)
      .where(sql`${row.state} = 'pending'`),
    index('registrations_decided')
      .on(row.enteredAt, row.id)
      .where(sql`${row.state} <> 'pending'`),
    index('registrations_valid')
      .on(row.validUntil)
      .where(sql`${row.state} = 'confirmed'`),
    index('registrations_number').on(row.register, row.number),
  ],
);

export type NewRegistration = typeof registrations.$inferInsert;
export type RegistrationRow = typeof registrations.$inferSelect;
