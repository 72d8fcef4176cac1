import { describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://agents.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
};
const keys = { AWS_ACCESS_KEY_ID: 'the-id', AWS_SECRET_ACCESS_KEY: 'the-secret' };
const storageOf = (url: string, env: Record<string, string> = keys) =>
  readSettings({ ...env, STORAGE_URL: url }).storage;

it('files are kept in folders by default', () => {
  expect(readSettings(keys).storage).toBeUndefined();
});

describe('STORAGE_URL', () => {
  it('may be a bucket of Amazon, with the role of the machine', () => {
    expect(storageOf('s3://photos.example', {})).toEqual({
      bucket: 'photos.example',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      pathStyle: false,
      credentials: undefined,
    });
  });

  it('may name a service, a region and a prefix', () => {
    const endpoint = 'https://s3.example:9000';
    expect(storageOf(`s3://photos/naija/live/?endpoint=${endpoint}&region=af-south-1`)).toEqual({
      bucket: 'photos',
      prefix: 'naija/live/',
      endpoint,
      region: 'af-south-1',
      pathStyle: true,
      credentials: { accessKeyId: 'the-id', secretAccessKey: 'the-secret', sessionToken: undefined },
    });
    expect(storageOf(`s3://photos?endpoint=${endpoint}&pathStyle=off`)?.pathStyle).toBe(false);
    const lent = { ...keys, AWS_SESSION_TOKEN: 'lent' };
    expect(storageOf('s3://photos', lent)?.credentials?.sessionToken).toBe('lent');
  });

  it('may lead through plain HTTP on this machine, and elsewhere in production only by choice', () => {
    const inProduction = { ...production, ...keys };
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(storageOf(`s3://photos?endpoint=http://${host}:9000`, inProduction)?.endpoint).toContain(host);
    const url = 's3://photos?endpoint=http://storage:9000';
    expect(() => storageOf(url, inProduction)).toThrow(/expected an endpoint with https, .*plainHttp=on/);
    expect(storageOf(`${url}&plainHttp=on`, inProduction)?.endpoint).toBe('http://storage:9000');
    expect(storageOf(url)?.endpoint).toBe('http://storage:9000');
  });

  it.each([
    ['photos', 'an address such as s3://'],
    ['https://photos.example', 'an address such as s3://'],
    [
      's3://the-id:the-secret@photos',
      'an address such as s3://bucket/prefix?region=eu-west-1, with the keys apart',
    ],
    ['s3://', 'a bucket'],
    ['s3://Ph', 'a bucket'],
    ['s3://photos/a//b', 'a prefix'],
    ['s3://photos?region=eu west', 'a region'],
    ['s3://photos?pathstyle=on', 'none but endpoint, region, pathStyle, plainHttp'],
    ['s3://photos?pathStyle=yes', 'on or off'],
    ['s3://photos?endpoint=s3.example', 'an endpoint such as'],
    ['s3://photos?endpoint=https://s3.example/path', 'an endpoint such as'],
  ])('may not be %s: expected %s', (url, expected) => {
    expect(() => storageOf(url)).toThrow(`: expected ${expected}`);
    expect(() => storageOf(url)).not.toThrow('the-secret');
  });

  it('needs both keys or neither, and both beside an endpoint', () => {
    const { AWS_ACCESS_KEY_ID } = keys;
    expect(() => storageOf('s3://photos', { AWS_ACCESS_KEY_ID })).toThrow('expected both, or neither');
    expect(() => storageOf('s3://photos?endpoint=https://s3.example', {})).toThrow(
      'AWS_SECRET_ACCESS_KEY set',
    );
  });
});
