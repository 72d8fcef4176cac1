import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { App } from '../http/app-type.ts';
import { sendFile, sendNotFound } from '../http/send-file.ts';
import swagger from '@fastify/swagger';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

const SECURITY_SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The token that the login answers' },
  publishKey: { type: 'http', scheme: 'bearer', description: 'The publish key of a remote' },
} as const;

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type Security = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>[];

const securityOf = new WeakMap<object, Security>();

/** Marks a hook with the security scheme that OpenAPI lists for its routes. */
export function guard<H extends Hook>(
  scheme: keyof typeof SECURITY_SCHEMES,
  hook: H,
  { optional = false } = {},
): H {
  securityOf.set(hook, [...(optional ? [{}] : []), { [scheme]: [] }]);
  return hook;
}

function describeSecurity(app: App): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const security = [route.onRequest ?? []].flat().flatMap((hook) => securityOf.get(hook) ?? []);
    if (security.length > 0) route.schema = { ...route.schema, security };
  });
}

export const DOCS_PREFIX = '/api/docs';

const ASSETS = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const SERVED = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'];
const ASSET_PREFIX = `${DOCS_PREFIX}/static`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>NaijaAgents API</title>
    <link rel="stylesheet" href="${ASSET_PREFIX}/swagger-ui.css">
    <link rel="icon" type="image/png" href="${ASSET_PREFIX}/favicon-32x32.png">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${ASSET_PREFIX}/swagger-ui-bundle.js"></script>
    <script src="${ASSET_PREFIX}/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '${DOCS_PREFIX}/json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;

/** Serves the OpenAPI document at `/api/docs/json` and Swagger UI at `/api/docs`. */
export function apiDocs(app: App): void {
  const schema = { hide: true };
  app.get(`${DOCS_PREFIX}/json`, { schema }, () => app.swagger());
  for (const path of [DOCS_PREFIX, `${DOCS_PREFIX}/`])
    app.get(path, { schema }, (_request, reply) =>
      reply.headers({ 'content-security-policy': POLICY }).type('text/html; charset=utf-8').send(PAGE),
    );
  app.get(`${ASSET_PREFIX}/start.js`, { schema }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  app.get<{ Params: { file: string } }>(`${ASSET_PREFIX}/:file`, { schema }, ({ params }, reply) =>
    SERVED.includes(params.file) ? sendFile(reply, ASSETS, params.file, 'no-cache') : sendNotFound(reply),
  );
}

/** Generates the OpenAPI document of every route added after this, and serves it. */
export async function openApi(app: App, publicUrl: string | undefined): Promise<void> {
  describeSecurity(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'NaijaAgents', description: 'Property agents in Nigeria', version: '1' },
      servers: [{ url: publicUrl ?? '/' }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  apiDocs(app);
}
