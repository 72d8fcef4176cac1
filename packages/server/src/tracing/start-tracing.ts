import type { Logger } from 'pino';
import { recordSpans, type StartSpan } from './spans.ts';

/** Values of OTEL_TRACES_SAMPLER in the specification of OpenTelemetry */
export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

export type SamplerName = (typeof SAMPLERS)[number];

/** Destination and selection of traces. */
export interface TracingSettings {
  /** Base address of a collector of OTLP over HTTP, without a trailing slash. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  resource: Record<string, string>;
  sampler: SamplerName;
  /** Share of traces that a ratio sampler keeps, from 0 to 1. */
  ratio: number;
}

/** Time that the end of a process waits for a collector: as long as one export may take */
const FLUSH_TIMEOUT_MS = 5_000;

export interface RunningTracing {
  startSpan: StartSpan;
  /** Sends the remaining spans, for some seconds. */
  stop: () => Promise<void>;
}

/** Records and sends spans of this process from now on. Only this function loads the SDK. */
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

/** The failure was logged already. */
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
