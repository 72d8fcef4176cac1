/// <reference types="vite/client" />
/// <reference types="@testing-library/jest-dom/vitest" />

/** Version of each shared package in this shell. */
declare const __PROVIDES__: Record<string, string>;
/** Names that a shared package gives out, where that is known. */
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
