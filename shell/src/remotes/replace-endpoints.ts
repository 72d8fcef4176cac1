import { baseApi } from '@naija/runtime';

let isAllowed = false;

/** Lets a fallback release inject the endpoints of the failed one again; otherwise a duplicate throws. */
export function allowReplacedEndpoints(): void {
  if (isAllowed) return;
  isAllowed = true;
  const injectEndpoints = baseApi.injectEndpoints.bind(baseApi);
  Object.assign(baseApi, {
    injectEndpoints: (options: Parameters<typeof injectEndpoints>[0]) =>
      injectEndpoints({ ...options, overrideExisting: true }),
  });
}
