import { EXPOSED_MODULE } from '@naija/contracts/remote/remote';

/** Query of the entry that a build made; without it, the entry below is served. */
export const BUILD_QUERY = 'build';
/** Path of the stream of builds, below that of the release. */
export const BUILDS = 'builds';

/**
 * Entry of a remote that replaces its root component whenever a build has ended. The page, its store and its session stay;
 * the state of the remote's own components does not, because React for production cannot refresh components.
 */
export const LIVE_ENTRY = `let shared;
export const init = (given) => { shared = given; };

const shareOf = async (name) => {
  const module = (await Object.values(shared[name])[0].get())();
  return 'createElement' in module || 'baseApi' in module ? module : module.default;
};

async function load(build, given) {
  const container = await import('./remoteEntry.js?${BUILD_QUERY}=' + build);
  container.init(given);
  const exposed = (await container.get('${EXPOSED_MODULE}'))();
  return exposed.default ?? exposed;
}

/** The shared modules, with a runtime that lets each build inject its endpoints again. */
async function replaceable() {
  const runtime = await shareOf('@naija/runtime');
  const injectEndpoints = (options) =>
    runtime.baseApi.injectEndpoints({ ...options, overrideExisting: true });
  const baseApi = Object.create(runtime.baseApi, { injectEndpoints: { value: injectEndpoints } });
  const again = () => Promise.resolve(() => ({ ...runtime, baseApi }));
  const [[version, provider]] = Object.entries(shared['@naija/runtime']);
  return { ...shared, '@naija/runtime': { [version]: { ...provider, get: again } } };
}

export async function get() {
  let Root;
  const listeners = new Set();
  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const builds = new EventSource(new URL('${BUILDS}', import.meta.url));
  builds.onmessage = async ({ data }) => {
    const { build, isReloadNeeded } = JSON.parse(data);
    // A page that failed has no component left to replace.
    if (isReloadNeeded || listeners.size === 0) return location.reload();
    try {
      ({ Root } = await load(build, await replaceable()));
    } catch (error) {
      console.error(error);
      return location.reload();
    }
    for (const listener of listeners) listener();
  };

  // The stream of builds is open by now, so that a corrected build is noticed if this one throws.
  const [{ createElement, useSyncExternalStore }, remote] = await Promise.all([
    shareOf('react'), load(Date.now(), shared),
  ]);
  Root ??= remote.Root;
  const Live = () => createElement(useSyncExternalStore(subscribe, () => Root, () => Root));
  return () => ({ ...remote, Root: Live });
}
`;
