import path from 'node:path';
import { createServerModuleRunner, type Plugin } from 'vite';
import type { SourceText } from './collect-texts.ts';
import { evaluator, OUTSIDE } from './evaluator.ts';
import { sourceServer, sourceModules } from './source-server.ts';
const RUNTIME = '@naija/runtime';
/** Sources, and packages of ours wherever they are. */
const OURS = /^(?!.*\/node_modules\/(?!@naija\/)).*\.(?:[cm]?[jt]sx?|json)$/;

/** That of the pages, whose types need those of a browser. */
interface Runtime {
  /** @param translator as `Translator` of the runtime */
  setTranslator: (translator: {
    language: () => string;
    find: (path: string) => undefined;
    translate: (text: string) => string;
    load: () => undefined;
  }) => void;
}

/**
 * What reads a text while a module is evaluated, so that it stays in English for ever: `src/Page.tsx reads directory.about.lead …`.
 * All modules of a folder are evaluated, with stand-ins for packages of others and for what browsers have; those that cannot be
 * evaluated so are named as well. Callbacks that a package of others would call at once are not called.
 * @param root holds `src`
 * @param texts of the sources in it; what `translateText` is given is found without
 */
export async function earlyReads(root: string, texts: readonly SourceText[]): Promise<string[]> {
  const server = await sourceServer(root, true, standIns());
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false, evaluator });
  const known = new Set(texts.map((text) => text.path));
  const lines = new Set<string>();
  const onRead = (text: string) => {
    const file = path.relative(root, evaluatedFile()).split(path.sep).join('/');
    // Packages are parts of their own.
    if (!file.startsWith('..')) lines.add(`${file} reads ${text} while it is evaluated: it stays in English`);
  };
  try {
    // As on a page in another language.
    const { setTranslator } = await runner.import<Runtime>(RUNTIME);
    setTranslator({
      language: () => 'pcm',
      find: (text) => {
        if (known.has(text)) onRead(text);
        return undefined;
      },
      translate: (text) => {
        onRead(`“${text}”`);
        return text;
      },
      load: () => undefined,
    });
    for (const file of sourceModules(root))
      await runner.import(path.join(root, file)).catch((error: unknown) => {
        lines.add(`${file} cannot be looked through for texts that it reads: ${String(error)}`);
      });
    return [...lines].sort();
  } finally {
    await runner.close();
    await server.close();
  }
}

function standIns(): Plugin {
  return {
    name: 'naija:stand-ins',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      // One copy, wherever it is imported from.
      const from = id.startsWith(RUNTIME) ? import.meta.filename : importer;
      const found = await this.resolve(id, from, { ...options, skipSelf: true });
      return found && OURS.test(found.id) ? found : OUTSIDE + id;
    },
    load: (id) => (id.startsWith(OUTSIDE) ? '' : null),
  };
}

/** Of the module that is being evaluated: the call that is under way for the longest time. */
function evaluatedFile(): string {
  const before = ['stackTraceLimit', 'prepareStackTrace'].map((key) => [
    key,
    Reflect.get(Error, key) as unknown,
  ]);
  Error.stackTraceLimit = Infinity;
  Error.prepareStackTrace = (_, calls) =>
    calls.findLast((call) => !call.isAsync() && OURS.test(call.getFileName() ?? ''))?.getFileName();
  const { stack = '' } = new Error();
  Object.assign(Error, Object.fromEntries(before));
  return stack;
}
