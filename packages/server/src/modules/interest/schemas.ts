import {
  FIGURE_WEEKS,
  INTEREST_KINDS,
  INTERESTS_MAX,
  type InterestReport,
  type OwnFigures,
  type WeekFigures,
} from '@naija/contracts/http/interest';
import { Type } from 'typebox';
import { typedSchema, uuid } from '../../platform/http/schemas.ts';

export const interestBody = typedSchema<InterestReport>()(
  Type.Object({
    interests: Type.Array(Type.Object({ agent: uuid, kind: Type.Enum([...INTEREST_KINDS]) }), {
      minItems: 1,
      maxItems: INTERESTS_MAX,
    }),
  }),
);

const count = (description: string) => Type.Integer({ description });

const weekFigures = typedSchema<WeekFigures>()(
  Type.Object({
    week: Type.String({ format: 'date', description: 'Monday of the week, UTC' }),
    view: count('Visits that opened the profile'),
    call: count('Visits that tapped the phone number'),
    whatsApp: count('Visits that tapped WhatsApp'),
    email: count('Visits that tapped the email address'),
    favourite: count('Visits that saved the agent'),
  }),
);

export const ownFiguresResponse = typedSchema<OwnFigures>()(
  Type.Object({
    weeks: Type.Array(weekFigures, {
      description: `The last ${String(FIGURE_WEEKS)} weeks, the oldest first, the current one last`,
    }),
  }),
);
