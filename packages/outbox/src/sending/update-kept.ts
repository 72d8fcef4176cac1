import { REQUEST_TIMEOUT_MS } from '@naija/contracts/domain/first-limits';
import { agentPaths, type ProfileEditResponse } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { SITE_HEADER } from '@naija/contracts/http/paths';
import { registrationPaths } from '@naija/contracts/http/registrations';
import type { WorkPhotosResponse } from '@naija/contracts/http/work-photos';
import { amendKept, findKept, keepResponse, type KeepingSession } from '@naija/contracts/pwa/kept-responses';
import type { Intent } from '../intent.ts';
import type { RequestResult } from './request.ts';

type Sent = Pick<Intent, 'kind' | 'owner'>;

/** Adds the server's response to the cached record of the agent. Never rejects. */
export async function amendKeptRecord(
  { kind, owner }: Sent,
  { body, etag }: Extract<RequestResult, { kind: 'done' }>,
  session: KeepingSession,
): Promise<void> {
  const key = agentPaths.byId(owner ?? '');
  try {
    if (kind === 'edit') {
      const { updatedUser } = (body as ProfileEditResponse).data;
      await amendKept(session, key, { data: updatedUser, etag, savedAt: new Date().toISOString() });
    } else if (kind === 'work-photo') {
      await amendKept(session, key, { work: (body as WorkPhotosResponse).data });
    }
  } catch {
    // A record that cannot be read cannot be updated.
  }
}

/** Fetches a cached record again if the response to an intent does not contain its new state. Never rejects. */
export async function refetchKept(sent: Sent, session: KeepingSession): Promise<void> {
  const url = pathToRefetch(sent);
  if (url === undefined || !(await findKept(session, url))) return;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', authorization: `Bearer ${session.token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!response.ok || !response.headers.has(SITE_HEADER)) return;
    const data = (await response.json()) as object;
    // Records are cached with their version, for the `If-Match` of edits.
    const version = sent.kind === 'completion' && { etag: response.headers.get('etag') };
    await keepResponse(session, url, JSON.stringify({ ...data, ...version }));
  } catch {
    // The network is lost again: the cached record stays, with its time.
  }
}

function pathToRefetch({ kind, owner }: Sent): string | undefined {
  if (owner === null) return undefined;
  switch (kind) {
    case 'completion':
      return agentPaths.byId(owner);
    case 'reply':
      return commentPaths.list(owner);
    case 'registration':
      return registrationPaths.own;
    case 'notification':
      return notificationPaths.own;
    default:
      return undefined;
  }
}
