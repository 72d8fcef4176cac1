import Fastify from 'fastify';

/** Prints its address, and responds with as many constant bytes as the path says, or with 304 to a tag. */
const bodies = new Map<string, Buffer>();
const app = Fastify();

app.get<{ Params: { bytes: string } }>('/:bytes', (request, reply) => {
  reply.header('content-type', 'application/json').header('etag', '"constant"');
  if (request.headers['if-none-match'] !== undefined) return reply.code(304).send();
  const { bytes } = request.params;
  const body = bodies.get(bytes) ?? Buffer.alloc(Number(bytes), 'a');
  bodies.set(bytes, body);
  return reply.send(body);
});

process.stdout.write(`ready on ${await app.listen({ port: 0 })}\n`);
