import type { App } from './app-type.ts';
import { badRequest, type HttpError } from './http-error.ts';
import { findForbiddenKey, type ForbiddenKey } from './json-keys.ts';

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
