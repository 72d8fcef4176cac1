import { expect, it } from 'vitest';
import { readSettings } from './env.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
const read = (env: Record<string, string>) => readSettings({ ...ENDPOINT, ...env }).tracing;

it('without a collector nothing is traced', () => {
  expect(readSettings({ OTEL_SERVICE_NAME: 'agents' }).tracing).toBeUndefined();
});

it('all traces are sent by default', () => {
  expect(read({})).toEqual({
    endpoint: 'http://collector:4318',
    headers: {},
    serviceName: 'naija-server',
    resource: {},
    sampler: 'parentbased_always_on',
    ratio: 1,
  });
});

it('standard variables of OpenTelemetry are honoured', () => {
  const env = {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key=, x-team = a',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=agents,deployment.environment.name=production',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(read(env)).toMatchObject({
    headers: { authorization: 'Bearer key=', 'x-team': 'a' },
    serviceName: 'agents',
    resource: { 'deployment.environment.name': 'production' },
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  });
  expect(read({ ...env, OTEL_SERVICE_NAME: 'named' })?.serviceName).toBe('named');
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:secret@collector'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'key=%zz'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('%s=%s is refused, and no secret shown', (name, value) => {
  const message = () => read({ [name]: value });
  expect(message).toThrow(`${name}=`);
  expect(message).not.toThrow('secret');
});
