import { availableParallelism, totalmem } from 'node:os';
import { percentile } from '../server/percentile.mjs';
import { growthOf } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Run} Run */

const GB = 1_000_000_000;
const MS = 1_000;

/** Figures of a run, as Markdown. @param {Run} run */
export function reportOf(run) {
  const { driven, minutes, worked, starved, comments, seen } = run;
  const all = {
    name: 'All',
    ms: driven.flatMap(({ ms }) => ms),
    failures: sum(driven.map((kind) => kind.failures)),
  };
  const perSecond = all.ms.length / (minutes * 60);
  return [
    `${String(availableParallelism())} cores, ${(totalmem() / GB).toFixed(0)} GB`,
    '',
    '| | requests | failed | p50, ms | p95, ms | p99, ms |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...driven, all].map((kind) => rowOf(kind)),
    '',
    `${perSecond.toFixed(1)} requests a second; ${((worked * MS) / all.ms.length).toFixed(1)} ms of the processor each, in the server's own process`,
    `It waited for a processor that others used for ${((100 * starved) / (minutes * 60)).toFixed(0)} % of the time`,
    `Comments: ${String(comments.acknowledged)} acknowledged, ${String(comments.stored)} stored`,
    ...(seen.length > 0 ? memoryLines(run) : []),
    '',
  ].join('\n');
}

/** @param {import('./drive.mjs').Driven} kind */
function rowOf({ name, ms, failures }) {
  const times = [0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(0));
  return `| ${[name, ms.length.toLocaleString('en'), failures, ...times].join(' | ')} |`;
}

/** @param {Run} run */
function memoryLines(run) {
  const { seen, minutes } = run;
  const half = seen.find(({ minute }) => minute > minutes / 2);
  const points = [seen[0], half, seen.at(-1)];
  /** @param {'rss' | 'heap' | 'renderer'} what */
  const course = (what) => `${points.map((each) => each?.[what].toFixed(0) ?? '-').join(', ')} MB`;
  const delays = seen.map(({ delay }) => delay);
  return [
    `Resident at the begin, half and end: ${course('rss')}; ${growthOf(run, 'rss').toFixed(2)} MB a minute over the second half`,
    `Heap in use: ${course('heap')}; ${growthOf(run, 'heap').toFixed(2)} MB a minute over the second half`,
    `Largest renderer: ${course('renderer')}`,
    `Event loop late by (p99 of each second): ${percentile(delays, 0.5).toFixed(0)} ms in the middle, ${percentile(delays, 0.99).toFixed(0)} ms at the 99th of 100`,
  ];
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
