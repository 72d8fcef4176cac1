import type { Release } from '@naija/contracts/remote/release';
import { publishRelease, readReleaseFolder } from '@naija/releases';
import type { PublishResponse } from '@naija/contracts/http/releases';
import { HttpError } from '../../platform/http/http-error.ts';
import { switchOptions, type PublishingOptions } from './context.ts';

/** `percent` of visitors get it as a canary; without it, all. */
export interface ReleaseRef extends Pick<Release, 'name' | 'version'> {
  percent?: number;
}

/** Rejects with HttpError 422 where its name or version is another one, and as `publishRelease` does. */
export async function acceptRelease(
  folder: string,
  { name, version, percent }: ReleaseRef,
  options: PublishingOptions,
): Promise<PublishResponse> {
  const release = await manifestOf(folder);
  if (release && (release.name !== name || release.version !== version))
    throw new HttpError(
      422,
      'unprocessable',
      `The archive holds ${release.name} ${release.version}, not ${name} ${version}`,
    );
  const trial = percent !== undefined && { percent };
  return publishRelease(folder, options.remotesDir, { ...switchOptions(name, options), ...trial });
}

/** Undefined where unreadable: `publishRelease` reports why. */
async function manifestOf(folder: string): Promise<Release | undefined> {
  try {
    return (await readReleaseFolder(folder)).release;
  } catch {
    return undefined;
  }
}
