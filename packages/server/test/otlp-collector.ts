import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';

/** A span as OTLP has it in JSON. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'resource'> & { attributes: KeyValue[] })[] }[];
  }[];
}

export interface Collector {
  endpoint: string;
  spans: readonly CollectedSpan[];
  /** Headers of the last batch. */
  headers: () => NodeJS.Dict<string | string[]>;
  /** Waits for a span. */
  find: (isIt: (span: CollectedSpan) => boolean) => Promise<CollectedSpan>;
  close: () => void;
}

/** Takes traces as a collector of OpenTelemetry does. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  let headers = {};
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') spans.push(...spansOf(body as Export));
      headers = request.headers;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    spans,
    headers: () => headers,
    find: (isIt) => vi.waitUntil(() => spans.find(isIt), { timeout: 20_000 }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function spansOf({ resourceSpans }: Export): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes),
        resource: valuesOf(resource.attributes),
      })),
  );
}

function valuesOf(attributes: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  );
}
