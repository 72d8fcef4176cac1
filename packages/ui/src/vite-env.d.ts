/// <reference types="vite/client" />
/// <reference types="@testing-library/jest-dom/vitest" />
/// <reference types="@naija/runtime/po" />

declare module '*.woff2?inline' {
  const dataUrl: string;
  export default dataUrl;
}

declare module '*.woff2?url' {
  const url: string;
  export default url;
}
