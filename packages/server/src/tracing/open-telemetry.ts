import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as SdkSpan,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { Span, StartSpan } from './spans.ts';
import type { SamplerName, TracingSettings } from './tracing-settings.ts';

/** A process holds at most 2,048 spans besides the batch being sent. */
const BATCHES = { maxQueueSize: 2_048, maxExportBatchSize: 512, scheduledDelayMillis: 1_000 };
const EXPORT_TIMEOUT_MS = 5_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

export interface OpenTelemetry {
  startSpan: StartSpan;
  shutdown: () => Promise<void>;
}

/** `onState` is called once for each change between success and failure. */
export function openTelemetry(
  settings: TracingSettings,
  version: string,
  onState: (error: Error | undefined) => void,
): OpenTelemetry {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new BasicTracerProvider({
    sampler: samplerOf(settings.sampler, settings.ratio),
    resource: resourceFromAttributes({
      'service.version': version,
      'process.pid': process.pid,
      ...settings.resource,
      'service.name': settings.serviceName,
    }),
    spanProcessors: [
      new BatchSpanProcessor(reporting(exporter, onState), {
        ...BATCHES,
        exportTimeoutMillis: 2 * EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('naija', version);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new WeakMap<Span, Context>();
  return {
    startSpan({ name, kind = 'internal', attributes = {}, startTime, headers }, parent) {
      const below = parent ? contexts.get(parent) : undefined;
      const remote = headers && propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const context = remote ?? below ?? ROOT_CONTEXT;
      const options = { kind: KINDS[kind], attributes, ...(startTime !== undefined && { startTime }) };
      const started = tracer.startSpan(name, options, context);
      const span = spanOf(started);
      contexts.set(span, trace.setSpan(context, started));
      return span;
    },
    shutdown: () => provider.shutdown(),
  };
}

function spanOf(span: SdkSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
  return {
    ids: isSampled ? { trace_id: traceId, span_id: spanId } : undefined,
    fail(errorType) {
      span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
    },
    end(attributes = {}) {
      span.setAttributes(attributes).end();
    },
  };
}

function samplerOf(name: SamplerName, ratio: number): Sampler {
  const root = (): Sampler => {
    if (name.endsWith('always_on')) return new AlwaysOnSampler();
    return name.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
  };
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root: root() }) : root();
}

/** The SDK drops unsent spans silently. */
function reporting(exporter: SpanExporter, onState: (error: Error | undefined) => void): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed !== isFailing) onState(hasFailed ? (result.error ?? new Error('refused')) : undefined);
        isFailing = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
