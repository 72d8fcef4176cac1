import { LIMITS } from '@naija/contracts/domain/limits';
import {
  AGENT_SORTS,
  LISTING_STEPS,
  type Agent,
  type AgentListQuery,
  type AgentListResponse,
  type AgentResponse,
  type AgentSearchQuery,
  type AgentSummary,
  type ChargedAsPublished,
  type ListingStep,
  type OwnAgent,
} from '@naija/contracts/http/agents';
import { FIGURES_MAX, type SiteFigures } from '@naija/contracts/http/site-figures';
import { REGISTERS } from '@naija/contracts/http/registrations';
import { Type } from 'typebox';
import { workPhotosSchema } from '../work-photos/index.ts';
import {
  typedSchema,
  isoTime,
  nearestState,
  nullable,
  oneOf,
  pageQuery,
  uuid,
} from '../../platform/http/schemas.ts';

const count = nullable(Type.Integer());
const percent = nullable(Type.Number({ description: 'Percent, with at most one decimal' }));
const naira = nullable(Type.Integer({ description: 'Whole naira' }));
const day = Type.String({ format: 'date', description: 'Day in Lagos' });
const maxLength = String(LIMITS.locationMax);

const summarySchema = typedSchema<AgentSummary>()(
  Type.Object({
    _id: uuid,
    id: uuid,
    name: Type.String(),
    image: nullable(Type.String({ description: 'Address of the photo on this server' })),
    state: Type.String({ description: 'Slug of the state' }),
    stateCity: Type.String({ description: 'The same as `state`' }),
    inspectionFee: naira,
    totalDeals: count,
    area: Type.Optional(
      nullable(
        Type.String({ description: 'Neighbourhood or town, read from the address; null if it names none' }),
      ),
    ),
    km: Type.Optional(
      Type.Integer({ description: 'From a place that was searched for to the area, as the crow flies' }),
    ),
    serves: Type.Optional(
      Type.String({
        description: 'Area served from elsewhere: the place searched for, a part of it or its city',
      }),
    ),
    far: Type.Optional(
      Type.Literal(true, {
        description: `More than ${String(LIMITS.aroundKm)} km from the place searched for, or no area known`,
      }),
    ),
  }),
);

/** An agent's public record. */
export const agentSchema = typedSchema<Agent>()(
  Type.Object({
    ...summarySchema.properties,
    email: Type.String({ description: '`publicEmail`, or the address that the agent logs in with' }),
    publicEmail: Type.Optional(Type.String({ description: 'Left out where the agent has chosen none' })),
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
    areas: Type.Optional(
      Type.Array(Type.String(), { description: "Towns and neighbourhoods served, as 'Yaba, Lagos'" }),
    ),
    languages: Type.Optional(Type.Array(Type.String(), { description: 'Languages spoken, by their names' })),
    updatedAt: isoTime,
    activeWeek: Type.Optional(
      nullable(
        Type.String({
          format: 'date',
          description:
            'Monday of the week in which the agent was last logged in; null where that is not known',
        }),
      ),
    ),
    registrations: Type.Optional(
      Type.Array(
        Type.Object({
          register: oneOf(REGISTERS),
          number: Type.String(),
          checkedOn: day,
          validUntil: day,
        }),
        { description: 'Found in a public register by an operator, and valid today' },
      ),
    ),
    phoneVerifiedAt: Type.Optional(
      nullable(
        Type.String({
          format: 'date-time',
          description: 'When a code that was sent to `phone` was typed in',
        }),
      ),
    ),
  }),
);

export const locationParams = Type.Object({
  location: Type.String({
    minLength: 1,
    description: `Slug or name of a state, in any letter case, or what to search for; at most ${maxLength} characters`,
  }),
});
export const agentParams = Type.Object({ id: uuid });

const ceiling = { minimum: 0, maximum: LIMITS.percentMax };
const filters = {
  maxFee: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LIMITS.feeMax, description: 'Highest inspection fee, whole naira' }),
  ),
  maxCommission: Type.Optional(Type.Number({ ...ceiling, description: 'Highest commission, percent' })),
  maxAgreement: Type.Optional(Type.Number({ ...ceiling, description: 'Highest agreement fee, percent' })),
  minDeals: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LIMITS.countMax, description: 'Fewest deals closed' }),
  ),
  airbnb: Type.Optional(Type.Boolean({ description: 'Only with, or without, AirBnB listings' })),
  verified: Type.Optional(
    Type.Boolean({
      description: 'Only with a verified email address, as all listed agents are, or without',
    }),
  ),
  area: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.locationMax,
      description:
        "Only who serves a town or neighbourhood, as 'Yaba, Lagos', or has an address that names it",
    }),
  ),
  language: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.locationMax,
      description: 'Only who speaks a language, by its English name',
    }),
  ),
  sort: Type.Optional(
    Type.Enum([...AGENT_SORTS], {
      description:
        'Most deals, lowest fee or newest first; a search is by best fit and then deals unless told',
    }),
  ),
};

export const listQuery = typedSchema<AgentListQuery>()(Type.Object({ ...pageQuery.properties, ...filters }));
export const searchQuery = typedSchema<AgentSearchQuery>()(
  Type.Object({
    q: Type.Optional(Type.String({ description: `What to search for; at most ${maxLength} characters` })),
    state: Type.Optional(Type.String({ description: 'Slug of the state to stay in' })),
    ...listQuery.properties,
  }),
);

export const agentListResponse = typedSchema<AgentListResponse>()(
  Type.Object({
    data: Type.Array(summarySchema),
    nextCursor: nullable(Type.String()),
    total: Type.Integer({ description: 'Over all pages; with words or filters, counted to 10,000' }),
    place: Type.Optional(
      Type.Object(
        {
          name: Type.String(),
          state: Type.String({ description: 'Slug' }),
          total: Type.Optional(
            Type.Integer({ description: 'Agents whose address names a part of the state, or who serve it' }),
          ),
          around: Type.Optional(
            Type.Integer({ description: `Others within ${String(LIMITS.aroundKm)} km, nearest first` }),
          ),
        },
        { description: 'What a text was understood as; agents there come first, then others of the state' },
      ),
    ),
    // `shortlets`: agents with AirBnB listings come first. `phone`: the text was a phone number.
    meant: Type.Optional(oneOf(['shortlets', 'phone'])),
    nearest: Type.Optional(nearestState),
  }),
);

const figure = Type.Integer({ minimum: 0, maximum: FIGURES_MAX });
export const siteFiguresResponse = typedSchema<SiteFigures>()(
  Type.Object(
    { listed: figure, phoneConfirmed: figure, registrationChecked: figure },
    { description: `Each counted to ${String(FIGURES_MAX)}` },
  ),
);

const ownSchema = typedSchema<OwnAgent>()(
  Type.Object(
    {
      email: Type.Optional(Type.String({ description: 'The address that the agent logs in with' })),
      pendingEmail: nullable(
        Type.String({ description: 'Takes the place of `email` once it is confirmed by mail' }),
      ),
      missing: Type.Array(Type.Unsafe<ListingStep>(Type.String({ enum: LISTING_STEPS })), {
        description: 'What is needed before the profile is listed',
      }),
      isOperator: Type.Optional(Type.Literal(true, { description: 'Absent for everyone else' })),
    },
    { description: 'Only in a session of the agent' },
  ),
);
const chargedSchema = typedSchema<ChargedAsPublished>()(
  Type.Object(
    {
      asPublished: Type.Integer({ description: 'Answers that the fee was as published' }),
      answers: Type.Integer({
        description:
          'Answers of the last year with a confirmed email in visible comments, one for each mailbox',
      }),
    },
    { description: `From ${String(LIMITS.feeAnswersMin)} answers on` },
  ),
);
export const agentResponse = typedSchema<AgentResponse>()(
  Type.Object({
    data: agentSchema,
    charged: Type.Optional(chargedSchema),
    work: Type.Optional(workPhotosSchema),
    own: Type.Optional(ownSchema),
  }),
);
