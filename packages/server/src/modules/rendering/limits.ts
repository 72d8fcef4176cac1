const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const KB = 1_000;
const MB = 1_000 * KB;

/** Limits of one task. Processor time is measured only on Linux. */
export interface Budget {
  cpuMs: number;
  wallMs: number;
}

/** Milliseconds and bytes. */
export interface RendererLimits {
  start: Budget;
  render: Budget;
  idle: Budget;
  /** Resident size. */
  memory: number;
  heap: number;
  /** Includes pages, which are sent as messages. */
  message: number;
  html: number;
  /** Initial data for the browser, as JSON. */
  state: number;
  /** Number of API reads per render, total bytes, and time of each. */
  reads: number;
  readBytes: number;
  readMs: number;
  /** Waiting renders of one release. */
  queue: number;
  queueMs: number;
  concurrency: number;
  renderers: number;
  /** Minimum time that a process runs before it may end for another release, because a start costs as much as ten pages. */
  keptMs: number;
  /** Faults, less those forgiven, that suspend a release. */
  faults: number;
  /** First suspension; each further one is twice as long. */
  suspensionMs: number;
  maxSuspensionMs: number;
  failedLocationMs: number;
}

/**
 * Returns the number of processes for one of several workers on a machine: their share of those of one server, at least one.
 */
export function renderersOf(workers = 1): number {
  return Math.max(1, Math.floor(DEFAULT_LIMITS.renderers / workers));
}

export const DEFAULT_LIMITS: RendererLimits = {
  // A start takes 0.3 s of processor time, and several times that on the slowest machines.
  start: { cpuMs: 3 * SECOND_MS, wallMs: 15 * SECOND_MS },
  // The first render of a process takes up to 0.3 s, later ones 20 ms. The wall clock also counts other work of a busy machine.
  render: { cpuMs: SECOND_MS, wallMs: 5 * SECOND_MS },
  // An idle process only collects garbage.
  idle: { cpuMs: SECOND_MS, wallMs: 5 * MINUTE_MS },
  memory: 150 * MB,
  heap: 64 * MB,
  message: MB,
  // Our largest page has 133 kB, and data of 7 kB.
  html: 500 * KB,
  state: 250 * KB,
  // Our page with most reads has four.
  reads: 20,
  readBytes: MB,
  readMs: 2 * SECOND_MS,
  queue: 20,
  // Visitors do not wait longer anyway.
  queueMs: SECOND_MS,
  concurrency: 2,
  renderers: 4,
  keptMs: 10 * SECOND_MS,
  faults: 3,
  suspensionMs: 30 * SECOND_MS,
  maxSuspensionMs: 60 * MINUTE_MS,
  failedLocationMs: MINUTE_MS,
};
