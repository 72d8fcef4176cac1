import {
  AGENT_SORTS,
  LISTING_STEPS,
  type AgentListQuery,
  type AgentListResponse,
  type AgentResponse,
  type AgentSearchQuery,
  type ListingStep,
  type OwnAgent,
} from '@naija/contracts/http/agents';
import { LIMITS } from '@naija/contracts/domain/limits';
import { Type } from 'typebox';
import { agent, summary } from './agent-schemas.ts';
import { describing, nullable, pageQuery, uuid } from '../../platform/http/schemas.ts';

const most = String(LIMITS.locationMax);

export const locationParams = Type.Object({
  location: Type.String({
    minLength: 1,
    description: `Slug or name of a state, in any letter case, or what to search for; at most ${most} characters`,
  }),
});
export const agentParams = Type.Object({ id: uuid });

const filters = {
  maxFee: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LIMITS.feeMax, description: 'Highest inspection fee, whole naira' }),
  ),
  minDeals: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LIMITS.countMax, description: 'Fewest deals closed' }),
  ),
  airbnb: Type.Optional(Type.Boolean({ description: 'Only with, or without, AirBnB listings' })),
  verified: Type.Optional(
    Type.Boolean({
      description: 'Only with a verified e-mail address, as all listed agents are, or without',
    }),
  ),
  sort: Type.Optional(
    Type.Enum([...AGENT_SORTS], {
      description:
        'Most deals, lowest fee or newest first; a search is by best fit and then deals unless told',
    }),
  ),
};

export const listQuery = describing<AgentListQuery>()(Type.Object({ ...pageQuery.properties, ...filters }));
export const searchQuery = describing<AgentSearchQuery>()(
  Type.Object({
    q: Type.Optional(Type.String({ description: `What to search for; at most ${most} characters` })),
    state: Type.Optional(Type.String({ description: 'Slug of the state to stay in' })),
    ...listQuery.properties,
  }),
);

export const agentListAnswer = describing<AgentListResponse>()(
  Type.Object({
    data: Type.Array(summary),
    nextCursor: nullable(Type.String()),
    total: Type.Integer({ description: 'Over all pages; of a search by words, counted to 10,000' }),
  }),
);

const own = describing<OwnAgent>()(
  Type.Object(
    {
      pendingEmail: nullable(
        Type.String({ description: 'Takes the place of `email` once it is confirmed by mail' }),
      ),
      missing: Type.Array(Type.Unsafe<ListingStep>(Type.String({ enum: LISTING_STEPS })), {
        description: 'What is needed before the profile is listed',
      }),
    },
    { description: 'For the own session of the agent only' },
  ),
);
export const agentAnswer = describing<AgentResponse>()(Type.Object({ data: agent, own: Type.Optional(own) }));
