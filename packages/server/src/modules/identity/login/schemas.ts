import type { LoginRequest, LoginResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema, nullable, uuid } from '../../../platform/http/schemas.ts';
import { currentPassword, email } from '../field-schemas.ts';

export const loginBody = typedSchema<LoginRequest>()(
  Type.Object({
    email,
    password: currentPassword,
    keepAccount: Type.Optional(
      Type.Union([Type.Boolean(), Type.Undefined()], { description: 'Cancels a deletion of the account' }),
    ),
  }),
);

export const loginResponse = typedSchema<LoginResponse>()(
  Type.Object({
    token: Type.String({ description: 'Bearer token of the session, which lasts a day' }),
    data: Type.Object({
      user: Type.Object({
        _id: uuid,
        name: Type.String(),
        image: nullable(Type.String({ description: 'Address of the photo on this server' })),
        isVerified: Type.Boolean({ description: 'Whether the email address is verified' }),
        inspectionFee: nullable(Type.Integer({ description: 'Whole naira' })),
        isOperator: Type.Optional(Type.Literal(true, { description: 'Absent for everyone else' })),
      }),
    }),
  }),
);
