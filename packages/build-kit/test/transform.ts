import type { Program } from 'estree';
import { parseAst, type Plugin } from 'vite';

/** What a plugin says against a module of a remote's sources, which it would fail a build with; '' for nothing. */
export function refusalBy(plugin: Plugin, code: string, id: string): string {
  const said: string[] = [];
  const context = {
    parse: (text: string): Program => parseAst(text),
    error: (message: string) => said.push(message),
  };
  (plugin.transform as (this: typeof context, code: string, id: string) => unknown).call(context, code, id);
  return said.join('\n');
}
