/// <reference types="vite/client" />
/// <reference types="@testing-library/jest-dom/vitest" />
/// <reference types="@naija/runtime/po" />

declare const __PROVIDES__: Record<string, string>;
declare const __EXPORTS__: string;
declare const __MORE_EXPORTS__: string;

declare module 'virtual:__federation__' {
  interface RemoteSource {
    url: () => Promise<string>;
    format: 'esm';
    from: 'vite';
  }
  export function __federation_method_setRemote(id: string, source: RemoteSource): void;
  export function __federation_method_getRemote(id: string, module: string): Promise<unknown>;
}
