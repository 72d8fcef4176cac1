import { operationsOf } from './openapi/document.mjs';
import { sampleOf } from './openapi/sample.mjs';
import { rawRequest } from './openapi/send.mjs';

/** They end the session that all requests have, take archives or parts of photos, or answer agents 404. */
const LEFT_OUT = /logout|\/auth\/sessions|\/releases|\/uploads|\/operators/;
const SEED = 7;
/** Sample values that the schema does not determine: without them, requests would be refused before they reach the database. */
const ALLOWED = { q: 'Lekki', state: 'lagos', location: 'lagos', limit: 2, since: 0 };

/**
 * One request that is allowed for every operation with input, for tools that change it themselves.
 * @param {string} url @param {import('./visitor.mjs').Visitor} visitor
 */
export async function sampleRequests(url, visitor) {
  const response = await fetch(`${url}/api/docs/json`);
  const document = /** @type {import('./openapi/document.mjs').OpenApiDocument} */ (await response.json());
  const operations = operationsOf(document).filter(
    (operation) =>
      !LEFT_OUT.test(operation.path) &&
      !('multipart/form-data' in operation.bodies && Object.keys(operation.bodies).length === 1) &&
      (operation.parameters.length > 0 || Object.keys(operation.bodies).length > 0),
  );
  return Promise.all(
    operations.map(async (operation) => {
      const { 'application/json': json } = operation.bodies;
      const bodies = json ? { 'application/json': json } : operation.bodies;
      const sample = sampleOf({ ...operation, bodies }, { ...visitor.known, ...ALLOWED }, SEED);
      return rawRequest(operation, sample, await visitor.headersFor(operation.schemes));
    }),
  );
}
