/** The worker's global scope; the compiler would type `globalThis` as a page's. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
