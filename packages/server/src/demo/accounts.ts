import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { agents, comments, mailOutbox } from '../database/schema.ts';
import { StartError } from '../start-error.ts';
import type { Faker } from '@faker-js/faker';

export type Sex = 'female' | 'male';

interface Person {
  sex: Sex;
  firstName: string;
  lastName: string;
}

// The locale also contains names of several words
const ONE_WORD = /^[A-Z][a-z]+$/;

export function drawPerson(faker: Faker): Person {
  const sex = faker.helpers.arrayElement<Sex>(['female', 'male']);
  return {
    sex,
    firstName: drawName(() => faker.person.firstName(sex)),
    lastName: drawName(() => faker.person.lastName()),
  };
}

export function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

function drawName(draw: () => string): string {
  const name = draw();
  return ONE_WORD.test(name) ? name : drawName(draw);
}

/** Documented login of the first demo agent in Lagos */
export const DEMO_LOGIN = { email: 'demo@naijaagents.example', password: 'Naija-Demo-2026!' } as const;

const HOME = 'lagos';

/** Assigns the documented login to the first agent in Lagos. */
export function giveLogin<T extends { email: string; state: string }>(rows: T[], passwordHash: string): T[] {
  const holder = rows.find(({ state }) => state === HOME);
  return rows.map((row) => (row === holder ? { ...row, email: DEMO_LOGIN.email, passwordHash } : row));
}

const isDemo = eq(agents.isDemo, true);

export interface DemoAccounts {
  agents: number;
  comments: number;
}

export async function hasAgents(db: Queryable): Promise<boolean> {
  return (await db.select({ id: agents.id }).from(agents).limit(1)).length > 0;
}

/** Counts demo agents, edited ones included, and their comments. */
export async function countDemoAccounts(db: Queryable): Promise<DemoAccounts> {
  const ids = db.select({ id: agents.id }).from(agents).where(isDemo);
  return {
    agents: await db.$count(agents, isDemo),
    comments: await db.$count(comments, inArray(comments.agentId, ids)),
  };
}

/** Removes demo agents with their comments, sessions, tokens and pending mail; the hourly cleanup removes their photos. */
export async function removeDemoAccounts(db: Queryable): Promise<DemoAccounts> {
  return db.transaction(async (tx) => {
    const removed = await countDemoAccounts(tx);
    const addresses = tx.select({ email: agents.email }).from(agents).where(isDemo);
    await tx.delete(mailOutbox).where(inArray(mailOutbox.recipient, addresses));
    await tx.delete(agents).where(isDemo);
    return removed;
  });
}

/** @throws StartError if demo agents exist, because the password of one is public */
export async function refuseDemoAccounts(db: Queryable): Promise<void> {
  const { agents: count } = await countDemoAccounts(db);
  if (count === 0) return;
  const some = count === 1 ? 'a demo account' : `${String(count)} demo accounts`;
  throw new StartError(
    `The database holds ${some}, with a password that is published, and NODE_ENV is production: ` +
      `${PRODUCT_NAME} does not start beside them. Remove them with: naija db remove-demo`,
  );
}
