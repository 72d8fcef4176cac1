import type { Logger } from 'pino';
import { serverVersion } from '../server-version.ts';
import { recordSpans, type StartSpan } from '../../tracing/spans.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** How long the end of a process waits for a collector. */
const FLUSH_TIMEOUT_MS = 3_000;

export interface RunningTracing {
  startSpan: StartSpan;
  /** Sends what is left, for some seconds. */
  stop: () => Promise<void>;
}

/** Records spans of this process from now on, and sends them. The SDK is loaded here alone. */
export async function startTracing(settings: TracingSettings, logger: Logger): Promise<RunningTracing> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { startSpan, shutdown } = openTelemetry(settings, serverVersion(), (error) => {
    if (error) logger.warn({ reason: error.message }, 'traces cannot be sent, and are dropped');
    else logger.info('traces are sent again');
  });
  recordSpans(startSpan);
  return {
    startSpan,
    stop: async () => {
      recordSpans(undefined);
      await inTime(shutdown());
    },
  };
}

/** What could not be sent was logged already. */
async function inTime(flushed: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_TIMEOUT_MS);
  });
  await Promise.race([flushed.catch(() => undefined), late]);
  clearTimeout(timer);
}
