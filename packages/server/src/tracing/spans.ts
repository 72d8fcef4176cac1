import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

/** Named by the semantic conventions of OpenTelemetry if they have a name. Never text that a person has typed, nor an address. */
export type SpanAttributes = Record<string, string | number>;

export interface SpanStart {
  /** Name from a small set. */
  name: string;
  /** `internal` by default. */
  kind?: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
  /** Milliseconds since 1970, if the span began earlier. */
  startTime?: number;
  /** Headers whose `traceparent` is continued instead of the active span. */
  headers?: IncomingHttpHeaders;
}

export interface Span {
  /** Ids for log lines; undefined if the span is not sampled. */
  readonly ids: { trace_id: string; span_id: string } | undefined;
  /** Marks the work as failed, by the kind of error: messages may hold values of queries. */
  fail: (errorType: string) => void;
  end: (attributes?: SpanAttributes) => void;
}

/** Starts a span below another one, or the first of a trace. */
export type StartSpan = (start: SpanStart, parent: Span | undefined) => Span;

const active = new AsyncLocalStorage<Span>();
let startSpan: StartSpan | undefined;

/** Records the spans of this process from now on; undefined ends it. */
export function recordSpans(start: StartSpan | undefined): void {
  startSpan = start;
}

/** Runs work with a span that is ended elsewhere. */
export function runInSpan<T>(span: Span, work: () => T): T {
  return active.run(span, work);
}

/** Runs work in a span: below the active one, or as the first of a trace. Without a recorder, it only runs the work. */
export function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = startSpan?.(start, active.getStore());
  return span ? active.run(span, () => endWith(span, work)) : work();
}

/** Like `inSpan`, but without a span if none is active: periodic background work is no trace. */
export function inChildSpan<T>(start: () => SpanStart, work: () => Promise<T>): Promise<T> {
  return active.getStore() ? inSpan(start(), work) : work();
}

/** Marks the work of the active span as failed if the error is handled within it. */
export function failActiveSpan(error: unknown): void {
  active.getStore()?.fail(errorType(error));
}

/** Ids of the active span, for log lines. */
export function activeSpanIds(): object {
  return active.getStore()?.ids ?? {};
}

export function activeSpan(): Span | undefined {
  return active.getStore();
}

async function endWith<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Code of a system or database error, or the name of its class. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
