import { Readable } from 'node:stream';
import {
  RELEASE_ARCHIVE,
  releasePaths,
  type CanaryRequest,
  type PublishResponse,
  type ReleasesStatus,
  type RollbackRequest,
  type RollbackResponse,
  type SwitchResponse,
} from '@naija/contracts/http/releases';
import { readRegistry, REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { packRelease } from '@naija/releases';
import type { Io } from '../io.ts';
import { Refusal } from '../errors.ts';
import { requestJson } from './request-json.ts';
import type { Target } from './target.ts';

export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}

/** Publishes to a server, with the team's publish key. */
export function siteTarget(site: string, env: Io['env']): Target {
  const call = (path: string, init: RequestInit = {}, type?: string) => {
    const authorization = `Bearer ${publishKey(site, env)}`;
    const headers = { authorization, ...(type !== undefined && { 'content-type': type }) };
    return requestJson(new URL(path, site), { ...init, headers });
  };
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', body: JSON.stringify(body) }, 'application/json');
  return {
    registry: async () => readRegistry(await requestJson(new URL(REGISTRY_PATH, site))),
    status: async () => (await call(releasePaths.status)) as ReleasesStatus,
    publish: async ({ name, release, folder }, { at, percent, auto }) => {
      if (at !== undefined)
        throw new Refusal('--at goes with a folder; a server serves what it is sent from its own address');
      const body = Readable.toWeb(packRelease(folder)) as NonNullable<RequestInit['body']>;
      const init = { method: 'PUT', body, duplex: 'half' } as const;
      const path = releasePaths.publish(name, release.version, auto ? 'auto' : percent);
      return (await call(path, init, RELEASE_ARCHIVE)) as PublishResponse;
    },
    rollBack: async (remote, from) => {
      const path = releasePaths.rollback(remote);
      const answer =
        from === undefined
          ? await call(path, { method: 'POST' })
          : await post(path, { from } satisfies RollbackRequest);
      return answer as RollbackResponse;
    },
    startCanary: async (remote, version, percent) => {
      const body: CanaryRequest = { version, percent };
      return (await post(releasePaths.canary(remote), body)) as SwitchResponse;
    },
  };
}

function publishKey(site: string, env: Io['env']): string {
  const key = env['MFE_PUBLISH_KEY']?.trim();
  if (!key)
    throw new Refusal(
      `MFE_PUBLISH_KEY is not set; set it to the publish key that ${site} has for your remote`,
    );
  const { protocol, hostname } = new URL(site);
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Refusal(`${site} would get the publish key unprotected; use its https address`);
  return key;
}
