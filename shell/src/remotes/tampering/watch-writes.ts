import { releaseIn } from '../failures/running-releases.ts';

/** Setters and methods by which scripts change cookies, or remove what is stored. */
const WRITES =
  'Document cookie,CookieStore set,CookieStore delete,Storage clear,Storage removeItem,IDBFactory deleteDatabase,CacheStorage delete';

/**
 * Notices writes that code of a release does itself. The code that judges them loads only then. Must be called before
 * native functions become read-only.
 */
export function watchWrites(): void {
  for (const write of WRITES.split(',')) {
    const [type = '', name = ''] = write.split(' ');
    const owner = (Reflect.get(globalThis, type) as { prototype: object } | undefined)?.prototype;
    const property = owner && Object.getOwnPropertyDescriptor(owner, name);
    const key = property && 'set' in property ? 'set' : 'value';
    const native = property && (Reflect.get(property, key) as ((...args: unknown[]) => unknown) | undefined);
    if (!native) continue;
    Object.defineProperty(owner, name, {
      ...property,
      [key](this: unknown, ...args: unknown[]) {
        // The first line that names a file is this one, and the second is the caller.
        const [, caller = ''] = new Error().stack?.split('\n').filter((line) => line.includes('://')) ?? [];
        const release = releaseIn(caller);
        if (release)
          import('./on-write.ts').then(
            ({ onWrite }) => {
              onWrite(release, write, args[0]);
            },
            () => undefined,
          );
        return Reflect.apply(native, this, args);
      },
    });
  }
}
