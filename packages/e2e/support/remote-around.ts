import type { Fault } from './bad-release.ts';

/** A remote of the right shape around some code: `h` makes an element, `Root` is what is mounted. */
export const remoteAround = (remote: string, code: string, root: string) => `${code}
const h = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props });
export default { contract: 1, name: '${remote}', routes: ['/login'], Root: ${root} };`;

/** A release that exposes some code in the place of its remote. */
export const exposing = (code: string): Fault => ({
  edit: (files) => files.write('__federation_expose_', code),
});
