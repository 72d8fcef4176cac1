import { lazy, type ComponentType } from 'react';

type Parts = typeof import('./later.ts');

const load = () => import('./later.ts');

/**
 * A part of the frame whose code comes after the page answers. What the server has rendered of it stays until then, and
 * where the code cannot be loaded.
 */
export function laterPart<Name extends keyof Parts>(name: Name) {
  type Part = Parts[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never;
  return lazy(() =>
    load().then(
      (parts) => ({ default: parts[name] as unknown as Part }),
      () => new Promise<never>(() => undefined),
    ),
  );
}

/** Also those that are not shown yet: a notice may be due when there is no network. */
export async function loadLaterParts(): Promise<void> {
  await load();
}
