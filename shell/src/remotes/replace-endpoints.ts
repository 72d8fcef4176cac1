import { baseApi } from '@naija/runtime';

let isAllowed = false;

const injectEndpoints = baseApi.injectEndpoints.bind(baseApi);
// In advance, as the API is read-only before a release runs.
Object.assign(baseApi, {
  injectEndpoints: (options: Parameters<typeof injectEndpoints>[0]) =>
    injectEndpoints(isAllowed ? { ...options, overrideExisting: true } : options),
});

/** Lets a fallback release inject the endpoints of the failed one again; otherwise a duplicate throws. */
export function allowReplacedEndpoints(): void {
  isAllowed = true;
}
