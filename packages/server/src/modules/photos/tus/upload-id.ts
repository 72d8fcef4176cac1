import { Type } from 'typebox';

export const PART_MEDIA_TYPE = 'application/offset+octet-stream';

export const uploadKey = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description: 'Key of the intent that the photo is for: 32 digits of hexadecimal',
});

/** Contains the owner, so that no key reaches another agent's upload. */
export function uploadId(agentId: string, key: string): string {
  return `${agentId}-${key}`;
}

export function agentIdOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

export function keyOf(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}
