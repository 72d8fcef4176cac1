import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { noteFreeze, takeFreeze } from './freeze-notes.ts';
import { BEAT_MS, FREEZE_MS, FreezeWatch } from './freeze-watch.ts';
import type { ToWatchdog, Watched } from './watchdog-messages.ts';

const reported = new Set<string>();

const watch = new FreezeWatch<Watched>({
  frozen: (shown) => {
    noteFreeze(shown.key).catch(() => undefined); // Its death will weigh less.
    report(shown);
  },
  thawed: ({ key }) => {
    takeFreeze(key).catch(() => undefined);
  },
});

addEventListener('message', ({ data }: MessageEvent<ToWatchdog>) => {
  if (data === 'beat') watch.beat(performance.now());
  else watch.watch(data.shown, performance.now());
});
setInterval(() => {
  watch.look(performance.now());
}, BEAT_MS);

/** Reports while the page stands still: it may never come to do so itself. */
function report({ remote, version }: Watched): void {
  if (reported.has(remote + version)) return;
  reported.add(remote + version);
  const body: FailureReport = {
    remote,
    version,
    kind: 'freeze',
    message: `the page stood still for ${String(FREEZE_MS / 1_000)} s`,
  };
  fetch(reportPaths.report, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
