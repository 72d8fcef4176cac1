import { Readable } from 'node:stream';
import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import {
  RELEASE_ARCHIVE,
  releasePaths,
  type CanaryRequest,
  type PreviewResponse,
  type PublishResponse,
  type RetireResponse,
  type RollbackRequest,
  type RollbackResponse,
  type SourceMapResponse,
  type SwitchResponse,
  type WithdrawnPreviews,
} from '@naija/contracts/http/releases';
import { readRegistry, REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { packRelease, readListedManifests, urlSource } from '@naija/releases';
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
  const sendFolder = (path: string, folder: string, provenance?: string) => {
    const body = Readable.toWeb(packRelease(folder, provenance)) as NonNullable<RequestInit['body']>;
    return call(path, { method: 'PUT', body, duplex: 'half' }, RELEASE_ARCHIVE);
  };
  const registry = async () => readRegistry(await requestJson(new URL(REGISTRY_PATH, site)));
  return {
    site,
    registry,
    status: async ({ remote, pages = false } = {}) => {
      if (remote !== undefined) return (await call(releasePaths.statusOf(remote, pages))) as ReleasesStatus;
      return (await call(pages ? releasePaths.statusWithPages : releasePaths.status)) as ReleasesStatus;
    },
    manifests: async () => readListedManifests(urlSource(site), await registry()),
    publish: async ({ name, release, folder }, { at, percent, auto, provenance }) => {
      if (at !== undefined)
        throw new Refusal('--at goes with a folder; a server serves what it is sent from its own address');
      const path = releasePaths.publish(name, release.version, auto ? 'auto' : percent);
      return (await sendFolder(path, folder, provenance)) as PublishResponse;
    },
    storeSourceMaps: async ({ name, version }, folder) => {
      await sendFolder(releasePaths.sourceMaps(name, version), folder);
    },
    sourceMap: async ({ name, version }, script) => {
      const { map } = (await call(releasePaths.sourceMaps(name, version, script))) as SourceMapResponse;
      return map;
    },
    retire: async (remote) =>
      (await call(releasePaths.retire(remote), { method: 'DELETE' })) as RetireResponse,
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
    preview: async ({ name, release, folder }, { label, provenance }) => {
      const path = releasePaths.preview(name, release.version, label);
      return (await sendFolder(path, folder, provenance)) as PreviewResponse;
    },
    withdrawPreview: async (remote, preview) =>
      (await call(releasePaths.withdrawPreview(remote, preview), { method: 'DELETE' })) as WithdrawnPreviews,
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
