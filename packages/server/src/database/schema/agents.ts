import type { Language } from '@naija/contracts/domain/languages';
import { STATES } from '@naija/contracts/domain/states';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time, times, valueList } from './columns.ts';
const slugs = valueList(STATES.map(({ slug }) => slug));
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Fees in whole naira, `agreement` and `commission` in percent with at most one decimal; of each figure 0 was chosen for none, and
 * null is not stated. `words` is the search index of name and address.
 */
export const agents = pgTable(
  'agents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(normalize("email", NFKC))`),
    /** Unconfirmed address that the public page shows instead of `email`. */
    publicEmail: text('public_email'),
    /** Argon2id, as PHC string. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: time('email_verified_at'),
    phone: text('phone').notNull(),
    /** Time when the code to `verified_phone` was entered. */
    phoneVerifiedAt: time('phone_verified_at'),
    /** Digits with the country code; another `phone` removes both. */
    verifiedPhone: text('verified_phone'),
    address: text('address').notNull(),
    instagram: text('instagram'),
    state: text('state').notNull(),
    /** Areas that the address names, smallest first, such as 'Yaba, Lagos'; null until the address is read. */
    locatedIn: text('located_in').array(),
    image: text('image'),
    bio: text('bio'),
    rentPrice: integer('rent_price'),
    sales: integer('sales'),
    airbnb: integer('airbnb'),
    inspectionFee: integer('inspection_fee'),
    totalDeals: integer('total_deals'),
    // Servers that know only whole percentages would read `numeric` as text.
    agreement: doublePrecision('agreement'),
    commission: doublePrecision('commission'),
    /** Names in the agent's order, such as 'Yaba, Lagos'. */
    areas: text('areas').array().notNull().default([]),
    /** Names from the contracts, in the agent's order. */
    languages: text('languages').array().notNull().default([]),
    /** Language of mail and text messages: that of the pages at the latest login. No CHECK constraint, because languages are added without a migration. */
    language: text('language').$type<Language>().notNull().default('en'),
    isDemo: boolean('is_demo').notNull().default(false),
    hiddenAt: time('hidden_at'),
    /** A blocked account also hides its profile. */
    blockedAt: time('blocked_at'),
    /** Only the agent sees the profile until this time. */
    deletionDueAt: time('deletion_due_at'),
    ...times,
    deals: integer('deals')
      .notNull()
      .generatedAlwaysAs(sql`coalesce("total_deals", 0)`),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`array_to_tsvector(words_of("name" || ' ' || "address"))`),
  },
  (agent) => {
    const isListed = sql`${agent.emailVerifiedAt} is not null and ${agent.image} is not null and ${agent.inspectionFee} is not null and ${agent.hiddenAt} is null and ${agent.blockedAt} is null and ${agent.deletionDueAt} is null`;
    return [
      uniqueIndex('agents_email_key').on(agent.emailKey),
      check('agents_state_known', sql`${agent.state} in (${slugs})`),
      check(
        'agents_phone_verified',
        sql`(${agent.phoneVerifiedAt} is null) = (${agent.verifiedPhone} is null)`,
      ),
      // Counts accounts with a confirmed number.
      index('agents_verified_phone')
        .on(agent.verifiedPhone)
        .where(sql`${agent.verifiedPhone} is not null`),
      check('agents_image_id', sql`${agent.image} ~ '^[0-9a-f]{32}$'`),
      // Finds agents who still use a replaced photo.
      index('agents_image')
        .on(agent.image)
        .where(sql`${agent.image} is not null`),
      // Few photos are withheld.
      index('agents_withheld_image')
        .on(agent.image)
        .where(
          sql`${agent.image} is not null and (${agent.hiddenAt} is not null or ${agent.blockedAt} is not null or ${agent.deletionDueAt} is not null)`,
        ),
      index('agents_withheld')
        .on(agent.id)
        .where(
          sql`${agent.hiddenAt} is not null or ${agent.blockedAt} is not null or ${agent.deletionDueAt} is not null`,
        ),
      // Without `fastupdate`, searches do not scan the pending list.
      index('agents_words').using('gin', agent.words).with({ fastupdate: false }).where(isListed),
      index('agents_areas').using('gin', agent.areas).with({ fastupdate: false }).where(isListed),
      index('agents_languages').using('gin', agent.languages).with({ fastupdate: false }).where(isListed),
      index('agents_located_in').using('gin', agent.locatedIn).with({ fastupdate: false }).where(isListed),
      // Finds the agent who called.
      index('agents_phone').on(agent.phone).where(isListed),
      // One index per sort order, scanned backwards for descending order.
      index('agents_state_deals')
        // Includes filter columns, so that lists are counted with an index-only scan.
        .on(agent.state, agent.deals, agent.id, agent.inspectionFee, agent.airbnb)
        .where(isListed),
      index('agents_state_fee').on(agent.state, agent.inspectionFee, agent.id).where(isListed),
      index('agents_state_newest').on(agent.state, agent.createdAt, agent.id).where(isListed),
      index('agents_deals').on(agent.deals, agent.id).where(isListed),
      index('agents_fee').on(agent.inspectionFee, agent.id).where(isListed),
      index('agents_newest').on(agent.createdAt, agent.id).where(isListed),
      index('agents_deletion_due')
        .on(agent.deletionDueAt)
        .where(sql`${agent.deletionDueAt} is not null`),
      // Without it, the hourly removal of unverified accounts would read a million rows.
      index('agents_unverified')
        .on(agent.createdAt)
        .where(sql`${agent.emailVerifiedAt} is null`),
      index('agents_demo')
        .on(agent.id)
        .where(sql`${agent.isDemo}`),
    ];
  },
);

/** Words of 4 to 30 letters of listed agents, for typo correction; maintained by triggers. */
export const knownWords = pgTable('known_words', { word: text('word').primaryKey() }, (known) => [
  index('known_words_trigrams').using('gin', known.word.op('gin_trgm_ops')).with({ fastupdate: false }),
]);

export type AgentRow = typeof agents.$inferSelect;
export type NewAgent = typeof agents.$inferInsert;
