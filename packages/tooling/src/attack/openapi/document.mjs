/** @typedef {{ [keyword: string]: unknown }} Schema */
/** @typedef {{ in: 'path' | 'query' | 'header', name: string, required?: boolean, schema: Schema }} Parameter */
/** @typedef {{ content?: Record<string, { schema?: Schema }> }} Response */

/**
 * @typedef {object} Operation
 * @property {string} method in capitals
 * @property {string} path with `{names}`
 * @property {Parameter[]} parameters
 * @property {Record<string, Schema>} bodies by media type
 * @property {Record<string, Response>} responses by status, or class of them as `4XX`
 * @property {string[]} schemes of authorization
 */

/**
 * @typedef {object} Described
 * @property {Parameter[]} [parameters]
 * @property {{ content: Record<string, { schema?: Schema }> }} [requestBody]
 * @property {Record<string, Response>} responses
 * @property {Record<string, unknown>[]} [security]
 */

/** @typedef {{ paths: Record<string, Record<string, Described>> }} OpenApiDocument */

/**
 * All operations of a document in which nothing is a reference.
 * @param {OpenApiDocument} document @returns {Operation[]}
 */
export function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses, security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => [type, schema]),
      ),
      responses,
      schemes: security.flatMap((each) => Object.keys(each)),
    })),
  );
}

/** @param {Operation} operation */
export const nameOf = ({ method, path }) => `${method} ${path}`;
