import { pageLoadPath, type PageLoadReport } from '@naija/contracts/http/page-loads';
import { postReport } from '../failures/post-report.ts';
import { sendReport } from '../failures/send-report.ts';
import { recordFreeze, takeFreezeRecord } from './freeze-records.ts';
import { FREEZE_MS, FreezeWatch, HEARTBEAT_MS, type ToWatchdog, type Watched } from './freeze-watch.ts';

let waiting: ReturnType<typeof setTimeout> | undefined;

const watch = new FreezeWatch<Watched>({
  onFreeze: (watched) => {
    recordFreeze(watched.key).catch(() => undefined); // A crash counts less without the record.
    // The worker reports the freeze, because the page may never be able to.
    if (watched.isShared) waiting = setTimeout(report, FREEZE_MS, watched);
    else report(watched);
  },
  onThaw: ({ key }) => {
    clearTimeout(waiting);
    takeFreezeRecord(key).catch(() => undefined);
  },
});

function report({ remote, version, isSampled }: Watched): void {
  const message = `the page stood still for ${String(FREEZE_MS / 1_000)} s`;
  sendReport({ remote, version, kind: 'freeze', message });
  const load: PageLoadReport = { remote, version, route: '', outcome: 'freeze' };
  if (isSampled) postReport(pageLoadPath, load);
}

addEventListener('message', ({ data }: MessageEvent<ToWatchdog>) => {
  if (data === 'beat') watch.beat(performance.now());
  else watch.watch(data.shown, performance.now());
});
setInterval(() => {
  watch.check(performance.now());
}, HEARTBEAT_MS);
