/** Version of the agreement between shell and remotes; a remote built for another one is not mounted. */
export const CONTRACT_VERSION = 1;

/** The one module every remote exposes. */
export const EXPOSED_MODULE = './remote';

/** Packages that exist once in the page: the shell brings them, remotes ask for them. */
export const SHARED_PACKAGES = ['react', 'react-dom', '@naija/runtime'] as const;

/**
 * What a remote's exposed module holds as its default export.
 * `Root` is the component the shell mounts; its type is left open here, so that this package needs no React.
 */
export interface Remote<Root = unknown> {
  contract: number;
  name: string;
  /** Patterns of the pages this remote owns, as in `/agent/:id`. */
  routes: readonly string[];
  Root: Root;
}

/**
 * Checks what a remote's module exported.
 * @throws Error that says which remote and what is wrong with it.
 */
export function readRemote<Root>(name: string, exported: unknown): Remote<Root> {
  const remote = exported as Partial<Remote<Root>> | null | undefined;
  const wrong = (what: string) => new Error(`Remote "${name}" ${what}`);
  if (typeof remote !== 'object' || remote === null) throw wrong('has no default export');
  if (remote.contract !== CONTRACT_VERSION)
    throw wrong(
      `is built for contract ${String(remote.contract)}, the shell has ${String(CONTRACT_VERSION)}`,
    );
  if (remote.name !== name) throw wrong(`calls itself "${String(remote.name)}"`);
  if (!isTexts(remote.routes)) throw wrong('lists no routes');
  if (remote.Root === undefined || remote.Root === null) throw wrong('has nothing to mount');
  return remote as Remote<Root>;
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
