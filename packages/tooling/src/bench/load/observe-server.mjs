import { rendererMemory } from '../server/renderer-memory.mjs';

/**
 * @typedef {object} Observation
 * @property {number} minute since the observation began
 * @property {number} rss MB
 * @property {number} heap MB in use
 * @property {number} renderer MB of the largest renderer; 0 where there is none
 * @property {number} delay ms: 99 % of the event loop's turns since the last observation were late by less
 */

const INTERVAL_MS = 1_000;
const MB = 1_000_000;

/**
 * Reads memory and event loop of a server once a second, from its metrics.
 * @param {{ pid: () => number }} server @param {string} metricsUrl
 * @returns {() => Observation[]} ends it, and returns what was observed
 */
export function observeServer({ pid }, metricsUrl) {
  const begun = performance.now();
  /** @type {Observation[]} */
  const seen = [];
  const timer = setInterval(() => {
    void readMetrics(metricsUrl).then(
      (metrics) => {
        seen.push({
          minute: (performance.now() - begun) / 60_000,
          rss: metrics('process_resident_memory_bytes') / MB,
          heap: metrics('nodejs_heap_size_used_bytes') / MB,
          renderer: (rendererMemory(pid()) ?? 0) / MB,
          delay: metrics('nodejs_eventloop_lag_p99_seconds') * 1_000,
        });
      },
      // A server that has no time to answer is seen in the responses to visitors.
      () => undefined,
    );
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return seen;
  };
}

/** @param {string} url @returns {Promise<(name: string) => number>} values by the name of a metric without labels */
async function readMetrics(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(INTERVAL_MS) });
  const values = new Map((await response.text()).split('\n').map((line) => splitSample(line)));
  return (name) => values.get(name) ?? NaN;
}

/** @param {string} line @returns {[string, number]} */
function splitSample(line) {
  const [name = '', value] = line.split(' ');
  return [name, Number(value)];
}
