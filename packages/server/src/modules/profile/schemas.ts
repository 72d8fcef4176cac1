import { LIMITS } from '@naija/contracts/domain/limits';
import { NONE } from '@naija/contracts/domain/typed-number';
import { UPLOAD_FIELD } from '@naija/contracts/http/uploads';
import type {
  ProfileConflict,
  ProfileEditResponse,
  ProfileUpdateResponse,
} from '@naija/contracts/http/agents';
import { Type } from 'typebox';
import { agentSchema } from '../agents/index.ts';
import { typedSchema, errorBody, nullable } from '../../platform/http/schemas.ts';
import { idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { uploadKey } from '../photos/index.ts';

const none = Type.Literal(NONE, {
  description: 'For an agent who has none or asks for nothing: the same as 0',
});
// The form refuses a count of 0 that is sent as text
const count = Type.Union([Type.Integer({ minimum: 0, maximum: LIMITS.countMax }), none]);
const percents = { minimum: LIMITS.countMin, maximum: LIMITS.percentMax, multipleOf: 0.1 };
const percent = Type.Union([Type.Number({ ...percents, description: 'Percent' }), Type.Literal(0), none]);
const naira = Type.Union([
  Type.Integer({ minimum: 0, maximum: LIMITS.feeMax, description: 'Whole naira' }),
  none,
]);
const image = Type.String({ format: 'binary', description: 'JPEG, PNG, WebP, GIF or AVIF, at most 5 MiB' });
const photo = { image: Type.Optional(image), [UPLOAD_FIELD]: Type.Optional(uploadKey) };
const bio = Type.String({ minLength: LIMITS.bioMin, maxLength: LIMITS.bioMax });

const OPTIONAL = 'Kept if left out, cleared if empty';
const publicEmail = Type.Optional(
  nullable(
    Type.String({
      format: 'email',
      description: `On the public page, instead of the address of the account. ${OPTIONAL}`,
    }),
  ),
);

/** Description only; the form schemas of the contracts validate */
export const updateBody = Type.Object({
  ...photo,
  publicEmail,
  ...{ bio, rentPrice: count, sales: count, airbnb: count, inspectionFee: naira, totalDeals: count },
  ...{ agreement: percent, commission: percent },
});

export const editBody = Type.Object({
  ...photo,
  bio,
  email: Type.Optional(
    Type.String({ format: 'email', description: 'Of earlier releases: not changed by this call' }),
  ),
  publicEmail,
  phone: Type.String({ description: '11 to 15 digits, with a plus or without' }),
  address: Type.String({ minLength: 1, maxLength: LIMITS.addressMax }),
  stateCity: Type.String({ description: 'A state by its name or slug; may be called `state` as well' }),
  instagram: Type.Optional(nullable(Type.String({ description: OPTIONAL }))),
  areas: Type.Optional(
    Type.String({
      description: `At most ${String(LIMITS.areasMax)} towns and neighbourhoods: 'Yaba, Lagos; Ikeja, Lagos'. ${OPTIONAL}`,
    }),
  ),
  languages: Type.Optional(
    Type.String({
      description: `At most ${String(LIMITS.languagesMax)}, by their English names: 'English; Hausa'. ${OPTIONAL}`,
    }),
  ),
  ...Object.fromEntries(
    Object.entries({
      ...{ rentPrice: count, sales: count, airbnb: count, inspectionFee: naira, totalDeals: count },
      ...{ agreement: percent, commission: percent },
    }).map(([name, field]) => [name, Type.Optional(nullable(field))]),
  ),
});

export const editHeaders = Type.Object({
  ...idempotencyHeaders.properties,
  'if-match': Type.Optional(
    Type.String({
      description: 'ETag of the record that the changes were made from; without one, any will do',
    }),
  ),
});

export const updateResponse = typedSchema<ProfileUpdateResponse>()(Type.Object({ message: Type.String() }));
export const editResponseBody = typedSchema<ProfileEditResponse>()(
  Type.Object({ message: Type.String(), data: Type.Object({ updatedUser: agentSchema }) }),
);
export const conflictResponse = typedSchema<ProfileConflict>()(
  Type.Object({ ...errorBody.properties, data: agentSchema }),
);
