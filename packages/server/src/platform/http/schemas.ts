import type { ErrorBody, ErrorCode } from '@naija/contracts/http/errors';
import { LIMITS } from '@naija/contracts/domain/limits';
import type { PageQuery } from '@naija/contracts/http/agents';
import { Type, type Static, type TSchema } from 'typebox';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Fails to compile unless the schema describes exactly `T`. */
export function typedSchema<T>() {
  return <S extends TSchema>(
    schema: S & (Same<Static<S>, T> extends true ? unknown : { 'differs from': T }),
  ): S => schema;
}

export function nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** Schema of one of several texts. */
export function oneOf<const T extends string>(values: readonly T[]) {
  return Type.Unsafe<T>(Type.Enum([...values], { type: 'string' }));
}

export const uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });
export const isoTime = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' });

export const pageQuery = typedSchema<PageQuery>()(
  Type.Object({
    cursor: Type.Optional(Type.String({ maxLength: 300, description: '`nextCursor` of the page before' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2 * LIMITS.pageSize, default: LIMITS.pageSize }),
    ),
  }),
);

const errorCode = Type.Unsafe<ErrorCode>(Type.String({ description: 'What went wrong, for programs' }));

export const nearestState = Type.Object(
  { state: Type.String({ description: 'Slug' }), total: Type.Integer() },
  { description: 'Nearest state with agents that meet the filters, where there are none' },
);

export const errorBody = typedSchema<ErrorBody>()(
  Type.Object({
    message: Type.String({ description: 'What went wrong, for people' }),
    code: errorCode,
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    nearest: Type.Optional(nearestState),
  }),
);

export const errorResponses = { '4xx': errorBody, '5xx': errorBody };
