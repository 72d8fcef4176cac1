/** Version of the contract between shell and remotes; a remote built for another one is not mounted. */
export const CONTRACT_VERSION = 1;

/** Module federation: the module that every remote exposes. */
export const EXPOSED_MODULE = './remote';

/** Module federation: singletons that the shell provides and remotes require. */
export const SHARED_PACKAGES = ['react', 'react-dom', '@naija/runtime'] as const;

/** The part of the runtime that is loaded only with releases that use it. */
export const RUNTIME_MORE = '@naija/runtime/more';

/** Module federation: modules that remotes look up. */
export const SHARED_MODULES = [...SHARED_PACKAGES, RUNTIME_MORE] as const;

/** Default export of the exposed module. `Root` is the mounted component, generic so that React is not needed here. */
export interface Remote<Root = unknown> {
  contract: number;
  name: string;
  routes: readonly string[];
  Root: Root;
}

/** @throws Error that names the remote and what is wrong with its export */
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
