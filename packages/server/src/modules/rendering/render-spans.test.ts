import { afterAll, expect, it } from 'vitest';
import { page, useRendering } from '../../../test/use-rendering.ts';
import { activeSpan, inSpan, recordSpans, type Span } from '../../tracing/spans.ts';

const names = new Map<Span, string>();
const begun: [name: string, parent: string | undefined][] = [];
recordSpans(({ name }, parent) => {
  const span: Span = { ids: undefined, fail: () => undefined, end: () => undefined };
  names.set(span, name);
  begun.push([name, parent && names.get(parent)]);
  return span;
});
afterAll(() => {
  recordSpans(undefined);
});

const nameOfActive = () => names.get(activeSpan() ?? ({} as Span)) ?? 'none';
const { release, render } = useRendering({
  fetchPublic: () => Promise.resolve({ status: 200, etag: '"1"', body: nameOfActive() }),
});

it('what a renderer reads for a page belongs to the trace of its request', async () => {
  const reading = release(
    page(`const { read } = require('@naija/runtime'); return location + await read('/api/v1/states');`),
  );
  // Pages do not wait long for a release whose process is starting.
  await render(reading, '/zero');
  const pages = await Promise.all([
    inSpan({ name: 'GET /one' }, () => render(reading, '/one')),
    inSpan({ name: 'GET /two' }, () => render(reading, '/two')),
  ]);
  expect(pages.map((one) => one?.html)).toEqual(['/onerender directory', '/tworender directory']);
  expect(begun).toEqual([
    ['GET /one', undefined],
    ['render directory', 'GET /one'],
    ['GET /two', undefined],
    ['render directory', 'GET /two'],
  ]);
});

it('a page that is rendered in the background has no trace', async () => {
  begun.length = 0;
  await render(release(page(`return 'x';`)));
  expect(begun).toEqual([]);
});
