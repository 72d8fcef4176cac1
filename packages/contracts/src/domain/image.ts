import { LIMITS } from './limits.ts';
import { FIELD_MESSAGES } from './messages.ts';

/** A chosen image; a browser's `File` is one. `type` is its media type, `size` its bytes. */
export interface ImageFile {
  readonly type: string;
  readonly size: number;
}

export function imageProblem({ type, size }: ImageFile): string | undefined {
  if (!type.startsWith(LIMITS.imageTypePrefix)) return FIELD_MESSAGES.imageType;
  return size > LIMITS.imageMaxBytes ? FIELD_MESSAGES.imageSize : undefined;
}
