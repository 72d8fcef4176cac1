import type { Agent, AgentListResponse, AgentResponse, AgentSummary } from '@naija/contracts/http/agents';
import { LIMITS } from '@naija/contracts/domain/limits';
import { Type } from 'typebox';
import { describing, isoTime, nullable, uuid } from '../../http/schemas.ts';

const count = nullable(Type.Integer());
const percent = nullable(Type.Integer({ description: 'Percent' }));
const naira = nullable(Type.Integer({ description: 'Whole naira' }));

const summary = describing<AgentSummary>()(
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

const agent = describing<Agent>()(
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

export const locationParams = Type.Object({
  location: Type.String({
    minLength: 1,
    maxLength: LIMITS.locationMax,
    description: 'Slug or name of a state, in any letter case',
  }),
});
export const agentParams = Type.Object({ id: uuid });

export const agentListAnswer = describing<AgentListResponse>()(
  Type.Object({
    data: Type.Array(summary),
    nextCursor: nullable(Type.String()),
    total: Type.Integer({ description: 'Over all pages' }),
  }),
);
export const agentAnswer = describing<AgentResponse>()(Type.Object({ data: agent }));
