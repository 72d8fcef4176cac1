import type { FailureReport } from '@naija/contracts/http/reports';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { serialOf } from '@naija/contracts/remote/signature';

const REGISTRY = 'registry';
/** Clients can invent serials, so unknown ones count as one */
const OTHER_SERIAL = 'other';

export type ReportedRelease = Pick<FailureReport, 'remote' | 'version'>;

/** Undefined for anything that is not listed. */
export function reportedRelease(
  { remote, version }: ReportedRelease,
  registry: Registry | undefined,
): ReportedRelease | undefined {
  if (remote === REGISTRY) return { remote, version: isSerial(version, registry) ? version : OTHER_SERIAL };
  if (!registry || !remoteNames(registry).includes(remote)) return undefined;
  const isListed = releasesOf(registry, remote).some(({ metadata }) => metadata.version === version);
  // Browsers that refuse a list report its serial.
  return isListed || version === String(serialOf(registry, remote)) ? { remote, version } : undefined;
}

function isSerial(version: string, registry: Registry | undefined): boolean {
  return (
    registry !== undefined &&
    remoteNames(registry).some((remote) => String(serialOf(registry, remote)) === version)
  );
}
