import { expect, test } from 'vitest';
import { baseApi } from '@naija/runtime';
import { allowReplacedEndpoints } from './try-releases.ts';

/** Injects endpoints like a release that is imported. */
function importRelease(url: string) {
  return baseApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({ sampleAgents: build.query<unknown, string>({ query: () => url }) }),
  });
}

test('a fallback release can inject the endpoints of the failed one again', () => {
  importRelease('/new');
  expect(() => importRelease('/old')).toThrow('sampleAgents');
  allowReplacedEndpoints();
  allowReplacedEndpoints();
  expect(importRelease('/old').endpoints.sampleAgents.initiate).toBeTypeOf('function');
});
