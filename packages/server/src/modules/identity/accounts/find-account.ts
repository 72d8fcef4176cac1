import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { agents } from '../../../database/schema.ts';

/** What is asked about an account before it is known who asks. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account of an e-mail address, in whatever letter case and Unicode form it is written. */
export async function findAccount(db: Queryable, email: string) {
  const { id, name, passwordHash, emailVerifiedAt } = agents;
  const [account] = await db
    .select({ id, name, email: agents.email, passwordHash, emailVerifiedAt })
    .from(agents)
    .where(eq(agents.emailKey, emailKey(email)));
  return account;
}

/**
 * What two spellings of one address have in common, as the column `email_key` has it. The forms take ASCII alone
 * (domains in other scripts as punycode), so that no look-alike of an address is another account.
 */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
