import type { Fault } from './bad-release.ts';

/** Source of a remote around some code: `h` creates an element, `root` is mounted. */
export const remoteSource = (remote: string, code: string, root: string) => `${code}
const h = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
export default { contract: 1, name: '${remote}', routes: ['/login'], Root: ${root} };`;

export const exposeCode = (code: string): Fault => ({
  edit: (files) => files.write('__federation_expose_', code),
});
