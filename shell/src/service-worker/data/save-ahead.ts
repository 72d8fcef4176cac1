import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { withEviction } from '../eviction.ts';
import { isFrugal } from '../frugal.ts';
import { scope } from '../scope.ts';
import { savePhoto } from './answer-photo.ts';
import { askServer } from './ask-server.ts';
import { findCopy } from './copies.ts';
import { setSavedAgents } from './saved-agents.ts';
import { placeOf } from './shelves.ts';

/** Remembers whom the visitor saved, and fetches what is missing of them, unless data is to be spared. */
export async function saveAgents(ids: readonly string[]): Promise<void> {
  await withEviction(() => setSavedAgents(ids));
  if (await isFrugal()) return;
  for (const id of ids) await saveAgent(id).catch(() => undefined); // Next time there is a line.
}

async function saveAgent(id: string): Promise<void> {
  const record = await saved(agentPaths.byId(id));
  if (!record) return;
  const { data } = (await record.json()) as AgentResponse;
  await saved(commentPaths.list(id));
  if (data.image !== null) await savePhoto(data.image);
}

/** The saved copy of an answer, which is fetched if there is none. */
async function saved(path: string): Promise<Response | undefined> {
  const url = new URL(path, scope.location.href);
  const place = placeOf(url);
  if (!place) return undefined;
  const copy = await findCopy(place);
  if (copy) return copy;
  await (
    await askServer(new Request(url), place, undefined)
  ).saved;
  return findCopy(place);
}
