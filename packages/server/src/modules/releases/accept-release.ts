import type { PreviewResponse, PublishResponse } from '@naija/contracts/http/releases';
import type { Release } from '@naija/contracts/remote/release';
import {
  previewRelease,
  publishRelease,
  readReleaseFolder,
  releaseMisfits,
  storeProvenance,
  type PreviewOptions,
  type SwitchOptions,
} from '@naija/releases';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/module.ts';
import { takeProvenance, type Proof } from './provenance/check-provenance.ts';
import { readServedOffer } from './check-shell.ts';

const REPORTED_MISSES_MAX = 20;

type Demands = Pick<Services, 'releases' | 'folders' | 'provenance'>;

/** `percent` is the share of visitors who get the release as a canary; all visitors get it by default. */
export interface ReleaseRef extends Pick<Release, 'name' | 'version'> {
  percent?: number;
}

/** @throws errors of `requireSent` and `publishRelease` */
export async function acceptRelease(
  folder: string,
  { name, version, percent }: ReleaseRef,
  options: SwitchOptions,
  demands: Demands,
): Promise<PublishResponse> {
  const proof = await requireSent(folder, { name, version }, demands);
  return demands.releases.change(async (remotesDir) => {
    const published = await publishRelease(folder, remotesDir, {
      ...options,
      ...(percent !== undefined && { percent }),
      ...(proof && { source: proof.source }),
    });
    if (!proof) return published;
    await storeProvenance(remotesDir, name, version, proof);
    return { ...published, source: proof.source };
  });
}

/** Publishes a release that is reachable only at its address. Rejects with errors of `acceptRelease`. */
export async function acceptPreview(
  folder: string,
  { name, version }: Omit<ReleaseRef, 'percent'>,
  options: PreviewOptions,
  demands: Demands,
): Promise<PreviewResponse> {
  const proof = await requireSent(folder, { name, version }, demands);
  return demands.releases.change(async (remotesDir) => {
    const previewed = await previewRelease(folder, remotesDir, options);
    if (proof) await storeProvenance(remotesDir, name, version, proof);
    return previewed;
  });
}

/**
 * Checks a release that was sent, and moves required provenance out of its folder.
 * @throws HttpError 422 if name or version differ, the release does not fit the served shell, or the provenance is not the
 * required one
 */
async function requireSent(
  folder: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
  { provenance, folders }: Demands,
): Promise<Proof | undefined> {
  // `publishRelease` reports why the folder cannot be read.
  const found = await readReleaseFolder(folder).catch(() => undefined);
  if (found && (found.release.name !== name || found.release.version !== version))
    throw new HttpError(
      422,
      'unprocessable',
      `The archive holds ${found.release.name} ${found.release.version}, not ${name} ${version}`,
    );
  if (found) await refuseMisfit(found.release, folders.shell);
  return takeProvenance(folder, name, found?.manifest, provenance);
}

/** A shell that does not declare its offer refuses no release. */
async function refuseMisfit(release: Release, shellDir: string): Promise<void> {
  const offer = await readServedOffer(shellDir).catch(() => undefined);
  const misses = offer ? releaseMisfits(release, offer) : [];
  if (misses.length > 0)
    throw new HttpError(
      422,
      'unprocessable',
      `${release.name} ${release.version} does not fit the shell of this site: ${misses.slice(0, REPORTED_MISSES_MAX).join('; ')}`,
    );
}
