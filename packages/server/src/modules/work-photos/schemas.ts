import { LIMITS } from '@naija/contracts/domain/limits';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { Type } from 'typebox';
import { nullable, typedSchema, uuid } from '../../platform/http/schemas.ts';

/** Photos of an agent's work, in order */
export const workPhotosSchema = typedSchema<WorkPhoto[]>()(
  Type.Array(
    Type.Object({
      id: uuid,
      photo: Type.String({
        description:
          'Names the files `/media/{photo}/{size}.webp` and `.jpg`: squares of 160 and 320 pixels, whole pictures of 640 and 1280',
      }),
      caption: nullable(Type.String({ description: `At most ${String(LIMITS.captionMax)} characters` })),
      width: Type.Integer({ description: 'Pixels of the largest whole picture' }),
      height: Type.Integer(),
    }),
    { description: 'Photos of work, in order' },
  ),
);
