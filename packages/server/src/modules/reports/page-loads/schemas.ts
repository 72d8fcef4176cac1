import { LOAD_OUTCOMES, type PageLoadReport } from '@naija/contracts/http/page-loads';
import { Type } from 'typebox';
import { typedSchema } from '../../../platform/http/schemas.ts';

const NAME_MAX = 100;
const ROUTE_MAX = 300;
const TIME_MAX = 3_600_000;
const SHIFT_MAX = 1_000;

const vital = (maximum: number, description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum, description }));

export const pageLoadBody = typedSchema<PageLoadReport>()(
  Type.Object({
    remote: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    version: Type.String({ minLength: 1, maxLength: NAME_MAX }),
    route: Type.String({ maxLength: ROUTE_MAX, description: 'Pattern of the page, no address' }),
    outcome: Type.Enum([...LOAD_OUTCOMES]),
    lcp: vital(TIME_MAX, 'Milliseconds, rounded'),
    inp: vital(TIME_MAX, 'Milliseconds, rounded'),
    cls: vital(SHIFT_MAX, 'Rounded'),
  }),
);
