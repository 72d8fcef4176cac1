import { LIMITS } from './limits.ts';
import { FIELD_MESSAGES } from './messages.ts';

/** What is checked of a chosen image; a browser's `File` is one. */
export interface ImageFile {
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Why an image is not accepted, in words for people; undefined when it is. */
export function imageProblem({ type, size }: ImageFile): string | undefined {
  if (!type.startsWith(LIMITS.imageTypePrefix)) return FIELD_MESSAGES.imageType;
  return size > LIMITS.imageBytes ? FIELD_MESSAGES.imageSize : undefined;
}
