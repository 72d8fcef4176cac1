import type pg from 'pg';
import { inChildSpan, type SpanStart } from '../tracing/spans.ts';

type Query = (...args: unknown[]) => unknown;

/** Spans include the wait for a connection, and never values. */
export function recordQueries(pool: pg.Pool): void {
  recordOn(pool);
  pool.on('connect', recordOn);
}

function recordOn(target: pg.Pool | pg.ClientBase): void {
  const query = target.query.bind(target) as Query;
  const recorded: Query = (...args) => {
    const [first] = args;
    // The pool itself passes a callback, and row streams send themselves.
    const isPromised = typeof args.at(-1) !== 'function' && !isSubmittable(first);
    if (!isPromised) return query(...args);
    return inChildSpan(
      () => describeQuery(first),
      () => query(...args) as Promise<unknown>,
    );
  };
  target.query = recorded as typeof target.query;
}

function isSubmittable(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}

function describeQuery(query: unknown): SpanStart {
  // A statement that is not prepared may have an empty name.
  const { text, name = '' } = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig);
  const { operation, table } = summarize(text);
  const described = [operation, table].filter((word) => word !== undefined).join(' ');
  const summary = name === '' ? described : name;
  return {
    name: summary,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}

const FIRST_WORD = /^\s*(\w+)/;
const FIRST_TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)"?/i;

/** Returns the first keyword and the first table of a statement. */
export function summarize(text: string): { operation: string; table: string | undefined } {
  return {
    operation: FIRST_WORD.exec(text)?.[1]?.toUpperCase() ?? 'QUERY',
    table: FIRST_TABLE.exec(text)?.[1],
  };
}
