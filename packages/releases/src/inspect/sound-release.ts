import { ReleaseError } from '../release-error.ts';
import { sizeErrors } from '../registry/registry-size.ts';
import { readReleaseFolder, type ReleaseFolder } from '../release-folder.ts';
import { inspectRelease } from './inspect-release.ts';

const MAX_REPORTED_FINDINGS = 50;

/**
 * Reads a built release.
 * @param base origin of the published files, '' for the site's own
 * @throws ReleaseError 'invalid' with everything that is wrong with it
 */
export async function readSoundRelease(built: string, base: string): Promise<ReleaseFolder> {
  throwIfAny(built, await inspectRelease(built));
  const folder = await readReleaseFolder(built);
  throwIfAny(built, sizeErrors(folder.release, base));
  return folder;
}

function throwIfAny(built: string, findings: readonly string[]): void {
  if (findings.length === 0) return;
  const reported = findings.slice(0, MAX_REPORTED_FINDINGS);
  const more = findings.length - reported.length;
  const others = more > 0 ? [`and ${String(more)} more`] : [];
  throw new ReleaseError('invalid', `${built} is no sound release:\n${[...reported, ...others].join('\n')}`);
}
