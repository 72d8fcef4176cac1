import type { Logger } from 'pino';
import { recordSpans, type StartSpan } from './spans.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** One export may take this long */
const FLUSH_TIMEOUT_MS = 5_000;

export interface RunningTracing {
  startSpan: StartSpan;
  /** Sends the remaining spans, for some seconds. */
  stop: () => Promise<void>;
}

/** Loads the SDK only if tracing is on. */
export async function startTracing(
  settings: TracingSettings,
  version: string,
  logger: Logger,
): Promise<RunningTracing> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { startSpan, shutdown } = openTelemetry(settings, version, (error) => {
    if (error) logger.warn({ reason: error.message }, 'traces cannot be sent, and are dropped');
    else logger.info('traces are sent again');
  });
  recordSpans(startSpan);
  return {
    startSpan,
    stop: async () => {
      recordSpans(undefined);
      if (await isLate(shutdown())) logger.warn('the last traces could not be sent in time');
    },
  };
}

async function isLate(flushed: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, FLUSH_TIMEOUT_MS, true);
  });
  const isOver = () => false;
  const result = await Promise.race([flushed.then(isOver, isOver), late]);
  clearTimeout(timer);
  return result;
}
