import { GOOD, useRendering } from './use-rendering.ts';

export const CPU = 'it used too much processor time';
export const MEMORY = 'it used too much memory';

/** Expectations of a server beside a faulty release. */
export const UNHARMED = { isServedUnrendered: true, isOtherRendered: true, responds: true, isSmall: true };

/** A server that renders a good release, and beside it one with a fault, within `wallMs` or 300 ms of processor time. */
export function useFaults(wallMs: number) {
  const limits = {
    start: { cpuMs: 1_000, wallMs: 30_000 },
    render: { cpuMs: 300, wallMs },
  };
  const { release, render, statusOf } = useRendering({ limits });
  const good = release(GOOD);

  const renderBeside = async (title: string, code: string) => {
    const bad = release(code);
    const memory = process.memoryUsage.rss();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    const [broken, content] = await Promise.all([render(bad, '/bad'), render(good, `/beside/${title}`)]);
    clearInterval(timer);
    return {
      isServedUnrendered: broken === undefined,
      isOtherRendered: content?.html === `<h1>/beside/${title}</h1>` && statusOf(good)?.restarts === 0,
      // Blocked, it would have had no turn.
      responds: turns > 0,
      // Releases with a fault take gigabytes.
      isSmall: process.memoryUsage.rss() - memory < 200e6,
      reason: statusOf(bad)?.lastFault?.reason,
    };
  };
  return { renderBeside };
}
