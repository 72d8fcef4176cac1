const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const KB = 1_000;
const MB = 1_000 * KB;

/** What a release may use while it does one thing. Processor time is measured on Linux alone. */
export interface Budget {
  cpuMs: number;
  wallMs: number;
}

/** Times in milliseconds, sizes in bytes. */
export interface RendererLimits {
  start: Budget;
  render: Budget;
  idle: Budget;
  /** Resident size of a process. */
  memory: number;
  /** Of the heap of JavaScript. */
  heap: number;
  /** Of a message to the server, and so of a page. */
  message: number;
  html: number;
  /** Of the data that the browser begins with, as JSON. */
  state: number;
  /** API reads of a render, the bytes of all their responses, and the time of each. */
  reads: number;
  readBytes: number;
  readMs: number;
  /** Renders of one release that wait, and how long they do. */
  queue: number;
  queueMs: number;
  /** Renders at the same time, of all releases. */
  concurrency: number;
  /** Processes; the least recently used one ends for another release. */
  renderers: number;
  /** How long a process runs before it may end for another release: a start costs as much as ten pages. */
  keptMs: number;
  /** Faults, less those forgiven, that suspend a release. */
  faults: number;
  /** Of the first suspension; each further one is twice as long. */
  suspensionMs: number;
  maxSuspensionMs: number;
  /** How long a location that failed is not rendered again. */
  failedLocationMs: number;
}

/** Processes of one of several workers on a machine, which share those of one server, and have one at least. */
export function renderersOf(workers = 1): number {
  return Math.max(1, Math.floor(DEFAULT_LIMITS.renderers / workers));
}

export const DEFAULT_LIMITS: RendererLimits = {
  // A start takes 0.3 s of processor time, and several times that on the slowest machines we know.
  start: { cpuMs: 3 * SECOND_MS, wallMs: 15 * SECOND_MS },
  // The first render of a process takes up to 0.3 s, later ones 20 ms. The wall clock also counts other work of a busy machine.
  render: { cpuMs: SECOND_MS, wallMs: 5 * SECOND_MS },
  // Nothing is to be done while idle but to collect garbage.
  idle: { cpuMs: SECOND_MS, wallMs: 5 * MINUTE_MS },
  memory: 150 * MB,
  heap: 64 * MB,
  message: MB,
  // Our largest page has 133 kB, and data of 7 kB.
  html: 500 * KB,
  state: 250 * KB,
  // The largest page of ours reads four.
  reads: 20,
  readBytes: MB,
  readMs: 2 * SECOND_MS,
  queue: 20,
  // A visitor is not kept waiting longer than that anyway.
  queueMs: SECOND_MS,
  concurrency: 2,
  renderers: 4,
  keptMs: 10 * SECOND_MS,
  faults: 3,
  suspensionMs: 30 * SECOND_MS,
  maxSuspensionMs: 60 * MINUTE_MS,
  failedLocationMs: MINUTE_MS,
};
