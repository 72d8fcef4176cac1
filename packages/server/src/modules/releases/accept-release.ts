import type { Release } from '@naija/contracts/remote/release';
import { publishRelease, readReleaseFolder } from '@naija/releases';
import type { PublishResponse } from '@naija/contracts/http/releases';
import { HttpError } from '../../platform/http/http-error.ts';
import { switchBy } from './switch-by.ts';
import type { PublishingOptions } from './context.ts';

/** Which release a call names, and the share of visitors that it is first tried on. */
export interface Named extends Pick<Release, 'name' | 'version'> {
  percent?: number;
}

/**
 * Publishes a release that was unpacked into a folder, if it is the one that was named.
 * Rejects with HttpError 422 where it is not, and as `publishRelease` does.
 */
export async function acceptRelease(
  folder: string,
  { name, version, percent }: Named,
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
  return publishRelease(folder, options.remotesDir, { ...switchBy(name, options), ...trial });
}

/** Undefined where there is none that can be read, of which `publishRelease` says what is wrong. */
async function manifestOf(folder: string): Promise<Release | undefined> {
  try {
    return (await readReleaseFolder(folder)).release;
  } catch {
    return undefined;
  }
}
