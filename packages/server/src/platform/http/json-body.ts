import type { App } from './app-type.ts';
import { badRequest, type HttpError } from './http-error.ts';

// These keys reach the prototype of an object that they are copied to. Fastify's `onProtoPoisoning` and
// `onConstructorPoisoning` reject them too, but name neither the key nor the field, which the response lists.
const FORBIDDEN = new Set(['__proto__', 'constructor']);

// Matches a whole string, so that brackets inside it are skipped, or a structural character.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;

interface ForbiddenKey {
  name: string;
  problem: 'duplicate' | 'forbidden';
  isTopLevel: boolean;
}

interface Level {
  keys?: Set<string>;
  expectsKey: boolean;
}

/** Finds the first duplicate or prototype key in a valid JSON text. Not recursive, because the client chooses the depth. */
export function findForbiddenKey(json: string): ForbiddenKey | undefined {
  const levels: Level[] = [];
  for (const [token] of json.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), expectsKey: true });
    else if (token === '[') levels.push({ expectsKey: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) level.expectsKey = true;
    else if (level?.keys && level.expectsKey) {
      level.expectsKey = false;
      const name = JSON.parse(token) as string;
      const problem = FORBIDDEN.has(name) ? 'forbidden' : level.keys.has(name) ? 'duplicate' : undefined;
      if (problem) return { name, problem, isTopLevel: levels.length === 1 };
      level.keys.add(name);
    }
  }
  return undefined;
}

/** Replaces the JSON parser: rejects duplicate keys and keys that reach a prototype; an empty body is undefined. */
export function addStrictJsonParser(app: App): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseStrictly(text));
    } catch (error) {
      done(error as HttpError);
    }
  });
}

function parseStrictly(text: string): unknown {
  const value = parse(text);
  const key = findForbiddenKey(text);
  if (key) throw forbiddenKeyError(key);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body of this request is not valid JSON');
  }
}

function forbiddenKeyError({ name, problem, isTopLevel }: ForbiddenKey): HttpError {
  const shown = name.length > 50 ? `${name.slice(0, 50)}…` : name;
  const message =
    problem === 'duplicate' ? `The field "${shown}" is given twice` : `A field cannot be called "${shown}"`;
  return badRequest(message, isTopLevel ? { [shown]: message } : undefined);
}
