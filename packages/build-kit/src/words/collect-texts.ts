import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { describeMessage, type Message } from './describe-message.ts';
import { sourceServer, SOURCE, sourceModules } from './source-server.ts';
import { reduceToWords } from './reduce-to-words.ts';

/** A text of the sources that a catalogue translates. */
export interface SourceText extends Message {
  /** Path such as `directory.about.lead`. */
  path: string;
  /** Relative to the root, with slashes. */
  file: string;
}

const DECLARED = /\bwords[<(]/;
const STAND_IN = '\0naija:words';

/**
 * All texts that the sources in a folder declare with `words`, in the order of files and of declarations.
 * @param root folder that contains `src`
 * @param part part that the texts must belong to, such as `directory`
 * @throws Error that names a file whose module cannot be run here, or that declares texts of another part
 */
export async function collectTexts(root: string, part: string): Promise<SourceText[]> {
  const declared: { name: string; english: object }[] = [];
  const server = await sourceServer(
    root,
    [/^@naija\//],
    declaredTexts((name, english) => {
      declared.push({ name, english });
    }),
  );
  try {
    const texts: SourceText[] = [];
    for (const file of declaringFiles(root)) {
      await server.ssrLoadModule(path.join(root, file)).catch((error: unknown) => {
        throw new Error(`${file}: its texts cannot be read here: ${String(error)}`, { cause: error });
      });
      for (const { name, english } of declared.splice(0)) {
        if (!name.startsWith(`${part}.`))
          throw new Error(`${file} declares ${name}, which is not a name of ${part}`);
        texts.push(...textsOf(name, english).map((text) => ({ ...text, file })));
      }
    }
    checkPaths(texts);
    return texts;
  } finally {
    await server.close();
  }
}

function declaringFiles(root: string): string[] {
  return sourceModules(root).filter((file) => DECLARED.test(readFileSync(path.join(root, file), 'utf8')));
}

/** Reduces each module to its declarations of texts, and replaces `words` with a function that reports them. */
function declaredTexts(onWords: (name: string, english: object) => void): Plugin {
  const key = `naija:words:${String(Math.random())}`;
  Object.assign(globalThis, { [key]: onWords });
  return {
    name: 'naija:declared-texts',
    resolveId: { order: 'pre', handler: (id) => (id === STAND_IN ? STAND_IN : null) },
    load: (id) =>
      id === STAND_IN
        ? `export const words = (name, english) => (globalThis[${JSON.stringify(key)}](name, english), english);`
        : null,
    transform(code, id) {
      if (!SOURCE.test(id) || id.includes('/node_modules/') || !DECLARED.test(code)) return null;
      const declaring = reduceToWords(code, this.parse(code));
      return { code: `import { words } from ${JSON.stringify(STAND_IN)};\n${declaring}`, map: null };
    },
    buildEnd() {
      Reflect.deleteProperty(globalThis, key);
    },
  };
}

function textsOf(at: string, english: object): Omit<SourceText, 'file'>[] {
  return Object.entries(english).flatMap(([key, value]: [string, unknown]) => {
    const textPath = `${at}.${key}`;
    if (typeof value === 'string')
      return value === '' ? [] : [{ path: textPath, english: value, parameters: [] }];
    if (typeof value === 'function') return [{ path: textPath, ...describeMessage(value) }];
    return typeof value === 'object' && value !== null ? textsOf(textPath, value) : [];
  });
}

function checkPaths(texts: readonly SourceText[]): void {
  const files = new Map<string, string>();
  for (const { path: at, file } of texts) {
    const other = files.get(at);
    if (other !== undefined) throw new Error(`${file} and ${other} both declare ${at}`);
    files.set(at, file);
  }
}
