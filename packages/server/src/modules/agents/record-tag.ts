import type { Agent } from '@naija/contracts/http/agents';
import { createHash } from 'node:crypto';

/**
 * The ETag of an agent's public record: another one whenever anything in the record is another, whoever changed it.
 * Of the record and not of the bytes sent, so that it stays the same however an answer is compressed.
 */
export function recordTag(agent: Agent): string {
  // By name, for a record that was kept and read back has its fields in another order.
  const fields = Object.entries(agent).sort(([one], [other]) => (one < other ? -1 : 1));
  return `"${createHash('sha256').update(JSON.stringify(fields)).digest('base64url')}"`;
}
