import { retireRemote, rollBack, startCanary } from '@naija/releases';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { setAuto } from '../canaries/index.ts';
import type { Services } from '../../platform/module.ts';
import { publishKeyOf, switchOptions, type PublishGuards } from './guards.ts';
import {
  canaryBody,
  remoteParams,
  retiredResponse,
  rollbackBody,
  rolledBackResponse,
  switchedResponse,
} from './schemas.ts';
import { requireStoredProof } from './provenance/check-provenance.ts';
import { recordRefusal } from './provenance/signed-statement.ts';

const tags = ['releases'];
const response = { 200: switchedResponse, ...errorResponses };

export function switchRoutes(app: App, context: Services, guards: PublishGuards): void {
  const { releases, security } = context;
  const { requireOwnRemote: onRequest } = guards;
  app.post(
    '/releases/:remote/rollback',
    {
      config: { allowedOnFullDisk: true },
      onRequest,
      schema: {
        tags,
        summary:
          'Ends a canary; without one, goes back to the release before. Right after a rollback, the release to roll back must be named',
        params: remoteParams,
        body: rollbackBody,
        response: { 200: rolledBackResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { remote } = request.params;
      const key = publishKeyOf(request);
      const options = { ...switchOptions(remote, key, context), from: request.body?.from };
      const switched = await releases.change((dir) => rollBack(dir, remote, options));
      security.record('release.rolled-back', request, { key: key.id, remote, version: switched.current });
      return reply.header('cache-control', 'no-store').send(switched);
    },
  );
  app.post(
    '/releases/:remote/canary',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Gives a published release to some of the visitors, or to all',
        params: remoteParams,
        body: canaryBody,
        response,
      },
    },
    async (request, reply) => {
      const { remote } = request.params;
      const { version, percent } = request.body;
      const key = publishKeyOf(request);
      await requireStoredProof(releases.dir, remote, version, context.provenance).catch(
        recordRefusal(security, request, { key: key.id, remote, version }),
      );
      const options = switchOptions(remote, key, context);
      const switched = await releases.change((dir) => startCanary(dir, remote, version, percent, options));
      await setAuto(context.db, { remote, version, isAuto: false });
      security.record('release.canary', request, { key: key.id, remote, version, percent });
      return reply.header('cache-control', 'no-store').send(switched);
    },
  );
  app.delete(
    '/releases/:remote',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Takes a remote off the site, with all of its pages; publishing it again brings it back',
        params: remoteParams,
        response: { 200: retiredResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { remote } = request.params;
      const key = publishKeyOf(request);
      const options = switchOptions(remote, key, context);
      const retired = await releases.change((dir) => retireRemote(dir, remote, options));
      security.record('release.retired', request, { key: key.id, remote });
      return reply.header('cache-control', 'no-store').send(retired);
    },
  );
}
