import { LIMITS } from '@naija/contracts/domain/limits';
import type {
  AddWorkPhotoRequest,
  WorkPhotoCaptionRequest,
  WorkPhotoOrderRequest,
  WorkPhotosResponse,
} from '@naija/contracts/http/work-photos';
import { Type } from 'typebox';
import { nullable, typedSchema, uuid } from '../../../platform/http/schemas.ts';
import { uploadKey } from '../../photos/index.ts';
import { workPhotosSchema } from '../../work-photos/index.ts';

/** Devices may name photos that were removed meanwhile */
const MAX_ORDERED = 4 * LIMITS.workPhotosMax;

const caption = nullable(Type.String({ maxLength: LIMITS.captionMax, description: 'Removed if empty' }));

export const photoParams = Type.Object({ id: uuid });
export const addBody = typedSchema<AddWorkPhotoRequest>()(
  Type.Object({ id: uuid, upload: uploadKey, caption: Type.Optional(caption) }),
);
export const captionBody = typedSchema<WorkPhotoCaptionRequest>()(Type.Object({ caption }));
export const orderBody = typedSchema<WorkPhotoOrderRequest>()(
  Type.Object({ ids: Type.Array(uuid, { maxItems: MAX_ORDERED }) }),
);

export const galleryResponse = typedSchema<WorkPhotosResponse>()(
  Type.Object({ message: Type.String(), data: workPhotosSchema }),
);
