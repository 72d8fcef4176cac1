/** The worker's global scope; the compiler takes every file for one of a page otherwise. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
