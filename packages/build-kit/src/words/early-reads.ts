import path from 'node:path';
import { createServerModuleRunner, type Plugin } from 'vite';
import type { SourceText } from './collect-texts.ts';
import { evaluator, OUTSIDE } from './evaluator.ts';
import { sourceServer, sourceModules } from './source-server.ts';
const RUNTIME = '@naija/runtime';
/** Sources, and our packages even if they are installed. */
const OURS = /^(?!.*\/node_modules\/(?!@naija\/)).*\.(?:[cm]?[jt]sx?|json)$/;

/** Used part of the pages' runtime, whose own types need those of a browser. */
interface Runtime {
  /** @param translator `Translator` of the runtime */
  setTranslator: (translator: {
    language: () => string;
    find: (path: string) => undefined;
    translate: (text: string) => string;
    load: () => undefined;
  }) => void;
}

/**
 * Finds reads of a text during the evaluation of a module, after which the text stays in English: `src/Page.tsx reads
 * directory.about.lead …`. All modules of a folder are evaluated with stand-ins for third-party packages and browser APIs;
 * modules that cannot be evaluated like this are listed as well. Callbacks that a third-party package would call at once are
 * not called.
 * @param root folder that contains `src`
 * @param texts texts of its sources; arguments of `translateText` are found without them
 */
export async function earlyReads(root: string, texts: readonly SourceText[]): Promise<string[]> {
  const server = await sourceServer(root, true, standIns());
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false, evaluator });
  const known = new Set(texts.map((text) => text.path));
  const lines = new Set<string>();
  const onRead = (text: string) => {
    const file = path.relative(root, evaluatedFile()).split(path.sep).join('/');
    // Packages are parts of their own and not reported.
    if (!file.startsWith('..')) lines.add(`${file} reads ${text} while it is evaluated: it stays in English`);
  };
  try {
    // A translator is set, as on a page in another language.
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
      // All importers get one copy of the runtime.
      const from = id.startsWith(RUNTIME) ? import.meta.filename : importer;
      const found = await this.resolve(id, from, { ...options, skipSelf: true });
      return found && OURS.test(found.id) ? found : OUTSIDE + id;
    },
    load: (id) => (id.startsWith(OUTSIDE) ? '' : null),
  };
}

/** File of the module that is being evaluated: that of the outermost call. */
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
