import { baseApi } from '@naija/runtime';

let allowed = false;

/**
 * From now on endpoints may take the place of others with the same name. Otherwise a second one is refused, so that no
 * remote takes another's; but a release that takes over from one that failed brings the same ones again.
 */
export function allowReplacedEndpoints(): void {
  if (allowed) return;
  allowed = true;
  const injectEndpoints = baseApi.injectEndpoints.bind(baseApi);
  Object.assign(baseApi, {
    injectEndpoints: (options: Parameters<typeof injectEndpoints>[0]) =>
      injectEndpoints({ ...options, overrideExisting: true }),
  });
}
