import { commentSchema } from '@naija/contracts/schemas/comment';
import { readForm } from '../../platform/http/form-body.ts';

/** A comment as somebody wants it posted. */
export interface PostedComment {
  fullname: string;
  content: string;
  /** True when the field that people do not see is filled in. */
  isTrapped: boolean;
}

/**
 * Reads the body that posts a comment.
 * @throws HttpError 400, with a message for each refused field.
 */
export function readComment(body: unknown): PostedComment {
  const { fullname, content } = readForm(commentSchema, body);
  const { website } = body as { website?: unknown };
  return { fullname, content, isTrapped: website !== undefined && website !== null && website !== '' };
}
