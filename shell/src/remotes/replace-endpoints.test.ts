import { expect, test } from 'vitest';
import { baseApi } from '@naija/runtime';
import { allowReplacedEndpoints } from './replace-endpoints.ts';

/** What a release does as it is imported. */
function importRelease(url: string) {
  return baseApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({ sampleAgents: build.query<unknown, string>({ query: () => url }) }),
  });
}

test('the release before can bring the endpoints that a failed one has brought already', () => {
  importRelease('/new');
  expect(() => importRelease('/old')).toThrow('sampleAgents');
  allowReplacedEndpoints();
  allowReplacedEndpoints();
  expect(importRelease('/old').endpoints.sampleAgents.initiate).toBeTypeOf('function');
});
