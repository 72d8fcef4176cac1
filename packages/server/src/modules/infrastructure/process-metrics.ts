import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import { addGauge, type Metrics } from '../../platform/metrics/metrics.ts';
import { serverCommit, serverVersion } from '../../platform/server-version.ts';

export function addBuildInfo(metrics: Metrics): void {
  addGauge(metrics, {
    name: 'naija_build_info',
    help: 'Constant 1, with the version and commit of the server and the version of Node as labels',
    labelNames: ['version', 'commit', 'node'],
    aggregator: 'max',
    read: () => [[{ version: serverVersion(), commit: serverCommit(), node: process.version }, 1]],
  });
}

/** Labels are the few folders that the operator's settings name. */
export function addDiskMetrics(metrics: Metrics, { read, reserveBytes }: DiskSpace): void {
  addGauge(metrics, {
    name: 'naija_disk_free_bytes',
    help: 'Free space of the file system of a folder that the server writes to',
    labelNames: ['folder'],
    aggregator: 'min',
    read: async () => (await read()).map(({ folder, freeBytes }) => [{ folder }, freeBytes]),
  });
  addGauge(metrics, {
    name: 'naija_disk_reserve_bytes',
    help: 'Free space below which writes are refused with 507',
    aggregator: 'max',
    read: () => [[{}, reserveBytes]],
  });
}
