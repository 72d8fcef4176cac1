import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { THRESHOLDS } from './thresholds.ts';

/** First share of visitors for releases that the server raises */
export const FIRST_PERCENT = THRESHOLDS.steps[0].percent;

export interface Step {
  remote: string;
  version: string;
  percent: number;
  defaultVersion: string;
  /** Changes with the share and the release. */
  id: string;
}

export function stepOf(registry: Registry, remote: string): Step | undefined {
  const releases = releasesOf(registry, remote);
  const canary = releases.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
  const current = releases.find(({ deployment }) => deployment.default);
  if (!canary || !current) return undefined;
  const [version, defaultVersion] = [canary.metadata.version, current.metadata.version];
  const percent = canary.deployment.traffic;
  const id = [version, percent, defaultVersion, canary.extras.since ?? ''].join(' ');
  return { remote, version, percent, defaultVersion, id };
}

/** Loads before the server raises the canary; 0 if people raise it. */
export function loadsNeeded({ percent }: Pick<Step, 'percent'>, isAuto: boolean): number {
  const step = THRESHOLDS.steps.find((one) => one.percent >= percent);
  return isAuto ? (step?.loads ?? 0) : 0;
}

export function nextPercent({ percent }: Pick<Step, 'percent'>): number {
  return THRESHOLDS.steps.find((one) => one.percent > percent)?.percent ?? 100;
}
