import { STATES } from '@naija/contracts/domain/states';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time, times } from './times.ts';

const slugs = sql.raw(STATES.map(({ slug }) => `'${slug}'`).join(', '));
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Agents; fees in whole naira, `agreement` and `commission` in percent, `image` the id of a stored photo,
 * `deals` what they are sorted by, `words` those of name and address, as a search finds them.
 */
export const agents = pgTable(
  'agents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** What two spellings of one address have in common. */
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(normalize("email", NFKC))`),
    /** Argon2id, as a PHC string; none where nobody can log in. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: time('email_verified_at'),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    instagram: text('instagram'),
    state: text('state').notNull(),
    image: text('image'),
    bio: text('bio'),
    rentPrice: integer('rent_price'),
    sales: integer('sales'),
    airbnb: integer('airbnb'),
    inspectionFee: integer('inspection_fee'),
    totalDeals: integer('total_deals'),
    agreement: integer('agreement'),
    commission: integer('commission'),
    /** True for the agents of the demo data, whatever is edited; production does not start beside them. */
    isDemo: boolean('is_demo').notNull().default(false),
    ...times,
    deals: integer('deals')
      .notNull()
      .generatedAlwaysAs(sql`coalesce("total_deals", 0)`),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`array_to_tsvector(words_of("name" || ' ' || "address"))`),
  },
  (agent) => {
    const isListed = sql`${agent.emailVerifiedAt} is not null and ${agent.image} is not null and ${agent.inspectionFee} is not null`;
    return [
      uniqueIndex('agents_email_key').on(agent.emailKey),
      check('agents_state_known', sql`${agent.state} in (${slugs})`),
      check('agents_image_id', sql`${agent.image} ~ '^[0-9a-f]{32}$'`),
      // Whether any row has a photo is asked each time one is replaced.
      index('agents_image')
        .on(agent.image)
        .where(sql`${agent.image} is not null`),
      // Not `fastupdate`: a search would have to read all that waits to be sorted in.
      index('agents_words').using('gin', agent.words).with({ fastupdate: false }).where(isListed),
      // One for each way to sort, over a state and over all; read backwards for what goes downwards.
      index('agents_state_deals').on(agent.state, agent.deals, agent.id).where(isListed),
      index('agents_state_fee').on(agent.state, agent.inspectionFee, agent.id).where(isListed),
      index('agents_state_newest').on(agent.state, agent.createdAt, agent.id).where(isListed),
      index('agents_deals').on(agent.deals, agent.id).where(isListed),
      index('agents_fee').on(agent.inspectionFee, agent.id).where(isListed),
      index('agents_newest').on(agent.createdAt, agent.id).where(isListed),
      index('agents_demo')
        .on(agent.id)
        .where(sql`${agent.isDemo}`),
    ];
  },
);

/** Every word of 4 to 30 letters that listed agents hold; triggers keep it so. A mistyped one may stand for one of them. */
export const knownWords = pgTable('known_words', { word: text('word').primaryKey() }, (known) => [
  index('known_words_trigrams').using('gin', known.word.op('gin_trgm_ops')).with({ fastupdate: false }),
]);

export type AgentRow = typeof agents.$inferSelect;
export type NewAgent = typeof agents.$inferInsert;
