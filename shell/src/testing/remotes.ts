import type { ComponentType } from 'react';
import type { RemotePage } from '@naija/runtime';
import { readRemote } from '@naija/contracts/remote/remote';

interface RemoteModule {
  readonly default: unknown;
}

interface PagesModule {
  readonly pages: readonly RemotePage[];
}

const remotes = import.meta.glob<RemoteModule>('../../../*-mfe/src/remote.tsx');
const pages = import.meta.glob<PagesModule>('../../../*-mfe/src/pages.ts');

export interface SourceRemote {
  readonly name: string;
  readonly Root: ComponentType;
  readonly pages: readonly RemotePage[];
}

/** A remote of this repository, from its sources. */
export async function sourceRemote(name: string): Promise<SourceRemote> {
  const folder = `../../../${name}-mfe/src`;
  const module = await remotes[`${folder}/remote.tsx`]?.();
  const { pages: list = [] } = (await pages[`${folder}/pages.ts`]?.()) ?? {};
  return { name, Root: readRemote<ComponentType>(name, module?.default).Root, pages: list };
}
