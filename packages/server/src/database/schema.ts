import { STATES } from '@naija/contracts/domain/states';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

// Milliseconds, so that a time survives the way through JavaScript and a cursor unchanged.
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const times = {
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};

const slugs = sql.raw(STATES.map(({ slug }) => `'${slug}'`).join(', '));

/** Agents; fees in whole naira, `agreement` and `commission` in percent, `image` the id of a stored photo. */
export const agents = pgTable(
  'agents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
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
    ...times,
  },
  (agent) => [
    uniqueIndex('agents_email_key').on(sql`lower(${agent.email})`),
    check('agents_state_known', sql`${agent.state} in (${slugs})`),
    check('agents_image_id', sql`${agent.image} ~ '^[0-9a-f]{32}$'`),
    // Read backwards: most deals first.
    index('agents_listed')
      .on(agent.state, sql`coalesce(${agent.totalDeals}, 0)`, agent.id)
      .where(
        sql`${agent.emailVerifiedAt} is not null and ${agent.image} is not null and ${agent.inspectionFee} is not null`,
      ),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fullname: text('fullname').notNull(),
    content: text('content').notNull(),
    ...times,
  },
  (comment) => [index('comments_newest').on(comment.agentId, comment.createdAt, comment.id)],
);

export type AgentRow = typeof agents.$inferSelect;
export type NewAgent = typeof agents.$inferInsert;
export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
