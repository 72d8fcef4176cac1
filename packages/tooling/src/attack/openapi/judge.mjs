import { Ajv2020 } from 'ajv/dist/2020.js';

/** @typedef {import('./document.mjs').Operation} Operation */
/** @typedef {import('./document.mjs').Schema} Schema */
/** @typedef {import('./send.mjs').Answer} Answer */

/** Formats are checked on input; here, that the fields are there and of their type. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
/** @type {WeakMap<Schema, import('ajv').ValidateFunction>} */
const compiled = new WeakMap();

const MAX_MS = 5_000;
/** A trace, a query, or a place on the disk. */
const LEAKS = /\\n {2,}at |\n {2,}at |node_modules|\/packages\/server|syntax error at|Failed query/;
const NO_BODY = [204, 205, 304];

/**
 * The problem of an answer: a server error, not documented, not in the documented form, slow, or with internal details.
 * @param {Operation} operation @param {Answer} answer
 * @returns {string | undefined}
 */
export function problemOf(operation, { status, headers, body, ms }) {
  if (status >= 500) return `responds ${String(status)}`;
  if (ms > MAX_MS) return 'takes more than 5 s';
  if (LEAKS.test(body)) return 'shows something of its inside';
  if (headers['x-content-type-options'] !== 'nosniff') return 'responds without nosniff';
  const described = operation.responses[status] ?? operation.responses[`${String(status).charAt(0)}XX`];
  if (!described) return `responds ${String(status)}, which is not documented`;
  if (operation.method === 'HEAD' || NO_BODY.includes(status))
    return body === '' ? undefined : `responds ${String(status)} with a body`;
  const schema = described.content?.['application/json']?.schema;
  return schema && mismatch(schema, body, status);
}

/** @param {Schema} schema @param {string} body @param {number} status */
function mismatch(schema, body, status) {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  try {
    if (validate(JSON.parse(body))) return undefined;
  } catch {
    return `responds ${String(status)} with a body that is no JSON`;
  }
  const [error] = validate.errors ?? [];
  return `responds ${String(status)} with another body than documented: ${error?.instancePath ?? ''} ${error?.message ?? ''}`;
}
