import { desc, eq, getTableColumns } from 'drizzle-orm';
import { accountTokens, agentActivity, agents, emailRestores, sessions } from '../../database/schema.ts';
import type { PersonalDataSource } from '../../platform/module.ts';

const {
  passwordHash: _passwordHash,
  words: _words,
  emailKey: _emailKey,
  ...accountColumns
} = getTableColumns(agents);

/** The account, where it is logged in, and the links that were mailed. All of it goes with the agent's row. */
export const identityData: readonly PersonalDataSource[] = [
  {
    name: 'account',
    tables: [agents],
    read: (db, { id }) => db.select(accountColumns).from(agents).where(eq(agents.id, id)),
  },
  {
    name: 'sessions',
    tables: [sessions],
    read: (db, { id }) => {
      const { device, createdAt, lastUsedAt, expiresAt } = sessions;
      const found = db.select({ device, createdAt, lastUsedAt, expiresAt }).from(sessions);
      return found.where(eq(sessions.agentId, id)).orderBy(desc(lastUsedAt));
    },
  },
  {
    name: 'lastActive',
    tables: [agentActivity],
    read: (db, { id }) =>
      db.select({ week: agentActivity.week }).from(agentActivity).where(eq(agentActivity.agentId, id)),
  },
  {
    name: 'mailedLinks',
    tables: [accountTokens],
    read: (db, { id }) => {
      const { kind, email: newEmail, phone, codeTries, expiresAt } = accountTokens;
      const found = db.select({ kind, newEmail, phone, codeTries, expiresAt }).from(accountTokens);
      return found.where(eq(accountTokens.agentId, id));
    },
  },
  {
    name: 'formerEmails',
    tables: [emailRestores],
    read: (db, { id }) => {
      const { email, phone, expiresAt } = emailRestores;
      return db.select({ email, phone, expiresAt }).from(emailRestores).where(eq(emailRestores.agentId, id));
    },
  },
];
