import type { Agent, AgentSummary } from '@naija/contracts/http/agents';
import { Type } from 'typebox';
import { describing, isoTime, nullable, uuid } from '../../platform/http/schemas.ts';

const count = nullable(Type.Integer());
const percent = nullable(Type.Integer({ description: 'Percent' }));
const naira = nullable(Type.Integer({ description: 'Whole naira' }));

/** An agent in a list. */
export const summary = describing<AgentSummary>()(
  Type.Object({
    _id: uuid,
    id: uuid,
    name: Type.String(),
    image: nullable(Type.String({ description: 'Address of the photo on this server' })),
    state: Type.String({ description: 'Slug of the state' }),
    stateCity: Type.String({ description: 'The same as `state`' }),
    inspectionFee: naira,
    totalDeals: count,
  }),
);

/** An agent's public record. */
export const agent = describing<Agent>()(
  Type.Object({
    ...summary.properties,
    email: Type.String(),
    phone: Type.String(),
    address: Type.String(),
    instagram: nullable(Type.String()),
    isVerified: Type.Boolean(),
    bio: nullable(Type.String()),
    rentPrice: nullable(Type.Integer({ description: 'Number of rents' })),
    sales: nullable(Type.Integer({ description: 'Number of sales' })),
    airbnb: nullable(Type.Integer({ description: 'Number of AirBnB listings' })),
    agreement: percent,
    commission: percent,
    updatedAt: isoTime,
  }),
);
