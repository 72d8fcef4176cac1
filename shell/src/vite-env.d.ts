/// <reference types="vite/client" />
/// <reference types="@testing-library/jest-dom/vitest" />
/// <reference types="@naija/runtime/po" />

declare const __PROVIDES__: Record<string, string>;
declare const __EXPORTS__: string;
declare const __MORE_EXPORTS__: string;

declare module 'virtual:federation' {
  /** Imports the container of a release, and returns the default export of what it exposes. */
  export function importRemote(id: string, url: string): Promise<unknown>;
}
