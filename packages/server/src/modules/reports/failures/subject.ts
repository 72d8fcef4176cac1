import type { FailureReport } from '@naija/contracts/http/reports';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { serialOf } from '@naija/contracts/remote/signature';

/** Name under which failures of the registry itself are reported. */
const REGISTRY = 'registry';
/** What a serial is counted as that the registry does not have now: whoever reports could make up any number of them. */
const OTHER_SERIAL = 'other';

/** What a report is counted under. */
export type Subject = Pick<FailureReport, 'remote' | 'version'>;

/** What a report is about: a release that is listed now or the registry; undefined for all else. */
export function subjectOf({ remote, version }: Subject, registry: Registry | undefined): Subject | undefined {
  if (remote === REGISTRY) return { remote, version: isSerial(version, registry) ? version : OTHER_SERIAL };
  if (!registry || !remoteNames(registry).includes(remote)) return undefined;
  const isListed = releasesOf(registry, remote).some(({ metadata }) => metadata.version === version);
  // Of a list that browsers do not take as it is, the serial is told.
  return isListed || version === String(serialOf(registry, remote)) ? { remote, version } : undefined;
}

function isSerial(version: string, registry: Registry | undefined): boolean {
  return (
    registry !== undefined &&
    remoteNames(registry).some((remote) => String(serialOf(registry, remote)) === version)
  );
}
