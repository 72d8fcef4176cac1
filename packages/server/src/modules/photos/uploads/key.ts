import { Type } from 'typebox';

/** Media type of a part, by the tus protocol. */
export const PART = 'application/offset+octet-stream';

/** Key of the intent that a photo is uploaded for, which is the name of the upload as well. */
export const uploadKey = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description: 'Key of the intent that the photo is for: 32 digits of hexadecimal',
});

/** What an upload is stored under: with its owner in it, so that nobody reaches that of another agent by its key. */
export function uploadId(agentId: string, key: string): string {
  return `${agentId}-${key}`;
}

/** The agent in what an upload is stored under. */
export function agentIdOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
