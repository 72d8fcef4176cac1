import type { Fault } from './bad-release.ts';

/** Source of a remote around some code: `h` creates an element, `root` is mounted. */
export const remoteSource = (remote: string, code: string, root: string) => `${code}
const h = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
export default { contract: 1, name: '${remote}', routes: ['/login'], Root: ${root} };`;

/** Code that does nothing on the server. */
export const inBrowser = (code: string) => `if (typeof document === 'object') { ${code} }`;

/** Code that does nothing in browsers. */
export const onServer = (code: string) => `if (typeof document !== 'object') { ${code} }`;

/** A release of this code, for browsers and for the server, as a build makes both of one source. */
export const exposeCode = (code: string): Fault => ({
  edit: (files) => files.write('__federation_expose_', code),
  server: code.replace('export default', 'exports.default ='),
});
