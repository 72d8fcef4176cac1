import { SAMPLERS, type TracingSettings } from '../tracing/tracing-settings.ts';
import type { EnvReader } from './env-reader.ts';

const SERVICE_NAME = 'naija-server';
const PAIRS = 'pairs such as key=value, with commas, and percent-encoded where they have others';

/** Standard variables; undefined without OTEL_EXPORTER_OTLP_ENDPOINT, which turns tracing on. */
export function readTracing(reader: EnvReader): TracingSettings | undefined {
  const endpoint = reader.optional(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'the address of a collector such as http://localhost:4318, for OTLP over HTTP',
    collectorAddress,
  );
  const resource = reader.read('OTEL_RESOURCE_ATTRIBUTES', {}, PAIRS, pairs);
  const settings = {
    // Headers hold the key of a collector.
    headers: reader.read('OTEL_EXPORTER_OTLP_HEADERS', {}, PAIRS, pairs, () => '***'),
    serviceName: reader.read(
      'OTEL_SERVICE_NAME',
      resource['service.name'] ?? SERVICE_NAME,
      'a name',
      (text) => text,
    ),
    resource,
    sampler: reader.choice('OTEL_TRACES_SAMPLER', 'parentbased_always_on', SAMPLERS),
    ratio: reader.read('OTEL_TRACES_SAMPLER_ARG', 1, 'a share from 0 to 1', share),
  };
  return endpoint === undefined ? undefined : { endpoint, ...settings };
}

function collectorAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isPlain && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, '') : undefined;
}

function pairs(text: string): Record<string, string> | undefined {
  try {
    const entries = text.split(',').map((pair) => {
      const [, key, value] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? [];
      if (key === undefined || value === undefined) throw new Error('it is not a pair');
      return [decodeURIComponent(key), decodeURIComponent(value.trim())] as const;
    });
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

function share(text: string): number | undefined {
  return /^(?:0|1|[01]?\.\d+|1\.0*)$/.test(text) && Number(text) <= 1 ? Number(text) : undefined;
}
