import type { InjectOptions } from 'fastify';
import type { NewAgent } from '../src/database/schema.ts';
import { createSession } from '../src/modules/identity/sessions/repository.ts';
import { addAgent } from './agents.ts';
import { foldersIn } from './app.ts';
import { tus } from './tus-requests.ts';
import { useServer } from './use-server.ts';

/** A server for resumable uploads, with agents who are logged in. */
export function useUploadServer() {
  const server = useServer();
  const { uploads, photos } = foldersIn(server.folder);
  const agent = async (fields: Partial<NewAgent> = {}) => {
    const { id } = await addAgent(server.db, fields);
    return { id, token: await createSession(server.db, id, new Date()) };
  };
  return Object.assign(server, {
    uploads,
    photos,
    agent,
    /** An agent with the requests of the tus protocol. */
    client: async () => {
      const { id, token } = await agent();
      const call = async (request: InjectOptions) => {
        const headers = { authorization: `Bearer ${token}`, ...request.headers };
        const response = await server.app.inject({ ...request, headers });
        return { status: response.statusCode, headers: response.headers, body: response.body };
      };
      return {
        id,
        token,
        call,
        create: (key: string, length: number | string) => call(tus.create(key, length)),
        head: (key: string) => call(tus.head(key)),
        patch: (key: string, offset: number | string, payload: Buffer | string) =>
          call({ ...tus.patch(key, offset), payload }),
        drop: (key: string) => call(tus.drop(key)),
      };
    },
  });
}
