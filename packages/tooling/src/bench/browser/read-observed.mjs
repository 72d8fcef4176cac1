/** @typedef {import('./observe.mjs').Observed} Observed */

/** A task blocks by what it takes longer than this. https://web.dev/articles/tbt */
const TASK_BUDGET_MS = 50;

/** Time for which tasks blocked the page after the first paint. @param {Observed} observed */
export function blockingTime({ paint, tasks }) {
  return tasks
    .filter(({ start, duration }) => start + duration > paint)
    .reduce((sum, { duration }) => sum + duration - TASK_BUDGET_MS, 0);
}

/** The longest task after the first paint; 0 where none took longer than 50 ms. @param {Observed} observed */
export function longestTask({ paint, tasks }) {
  return Math.max(
    0,
    ...tasks.filter(({ start, duration }) => start + duration > paint).map((task) => task.duration),
  );
}
