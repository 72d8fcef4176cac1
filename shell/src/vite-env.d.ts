/// <reference types="vite/client" />
/// <reference types="@testing-library/jest-dom/vitest" />

/** Versions of the shared packages. */
declare const __PROVIDES__: Record<string, string>;
/** Exports of the shared packages, where they are known. */
declare const __EXPORTS__: Record<string, string[]>;

declare module 'virtual:__federation__' {
  interface RemoteSource {
    url: () => Promise<string>;
    format: 'esm';
    from: 'vite';
  }
  export function __federation_method_setRemote(id: string, source: RemoteSource): void;
  export function __federation_method_getRemote(id: string, module: string): Promise<unknown>;
}
