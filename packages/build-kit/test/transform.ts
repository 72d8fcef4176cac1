import type { Program } from 'estree';
import { parseAst, type Plugin } from 'vite';

/** The error with which a plugin refuses a module of a remote's sources; '' if it accepts the module. */
export function refusalBy(plugin: Plugin, code: string, id: string): string {
  const said: string[] = [];
  const context = {
    parse: (text: string): Program => parseAst(text),
    error: (message: string) => said.push(message),
  };
  (plugin.transform as (this: typeof context, code: string, id: string) => unknown).call(context, code, id);
  return said.join('\n');
}
