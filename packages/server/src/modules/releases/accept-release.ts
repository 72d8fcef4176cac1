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
import { readServedOffer } from './shell-offer.ts';

const REPORTED_MISSES_MAX = 20;

type Demands = Pick<Services, 'releases' | 'folders' | 'provenance'>;

/** `percent` of visitors get it as a canary; without it, all. */
export interface ReleaseRef extends Pick<Release, 'name' | 'version'> {
  percent?: number;
}

/** Rejects as `requireSent` and `publishRelease` do. */
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

/** As `acceptRelease`, for a release that only its address shows. */
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
 * Takes its provenance out of the folder, where one is demanded.
 * @throws HttpError 422 where name or version is another one, it does not fit the served shell, or the provenance is not as
 *   demanded
 */
async function requireSent(
  folder: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
  { provenance, folders }: Demands,
): Promise<Proof | undefined> {
  // `publishRelease` reports why it cannot be read.
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

/** A shell that does not say what it offers refuses nothing. */
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
