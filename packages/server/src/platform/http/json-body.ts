import type { App } from './app-type.ts';
import { badRequest, type HttpError } from './http-error.ts';
import { findBadName, type BadName } from './json-names.ts';

/**
 * Reads JSON bodies strictly: a name that stands twice in an object is refused, not taken in one of its two meanings,
 * and so is one that reaches a prototype. An empty body is undefined, for calls that need none.
 */
export function strictJson(app: App): void {
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
  const bad = findBadName(text);
  if (bad) throw refusal(bad);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body of this request is not valid JSON');
  }
}

function refusal({ name, problem, isOutermost }: BadName): HttpError {
  const shown = name.length > 50 ? `${name.slice(0, 50)}…` : name;
  const message =
    problem === 'repeated' ? `The field "${shown}" is given twice` : `A field cannot be called "${shown}"`;
  return badRequest(message, isOutermost ? { [shown]: message } : undefined);
}
