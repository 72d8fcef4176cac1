import { FAILURE_KINDS, type FailureReport } from '@naija/contracts/http/reports';
import { REQUEST_ID_PATTERN } from '@naija/contracts/http/request-id';
import { Type } from 'typebox';
import { typedSchema } from '../../../platform/http/schemas.ts';

const NAME_MAX = 100;

const name = (description: string) => Type.String({ minLength: 1, maxLength: NAME_MAX, description });

export const reportBody = typedSchema<FailureReport>()(
  Type.Object({
    remote: name('Short name of the remote; `registry` where the registry itself is at fault'),
    version: name('Of the release; of the registry its serial'),
    kind: Type.Enum([...FAILURE_KINDS]),
    message: Type.String({ description: 'What may tell of a person is taken out before it is kept' }),
    request: Type.Optional(
      Type.String({
        pattern: REQUEST_ID_PATTERN,
        description:
          'Id of the last request that failed in the page, otherwise of the page itself, for the log',
      }),
    ),
  }),
);
