/** Catalogue of translated texts, compiled when it is imported. */
declare module '*.po' {
  const catalogue: import('@naija/runtime').Catalogue;
  export default catalogue;
}
