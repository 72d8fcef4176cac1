import { noteSchema, renameSchema } from '@naija/contracts/schemas/operator-forms';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm } from '../../platform/http/form-body.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { actOnce, secretRequest } from '../../platform/idempotency/act-once.ts';
import { agentScope, secretIdempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { agentOf } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { moderatedAgents } from './case-responses.ts';
import { correctName, setAccountBlocked } from './decisions.ts';
import { findAgents } from './find-agents.ts';
import {
  agentSearchQuery,
  blockBody,
  idParams,
  moderatedAgentsResponse,
  renameBody,
} from './operator-schemas.ts';
import { messageResponse } from './schemas.ts';

const tags = ['operators'];

/** Adds the routes by which operators find, block and unblock agents. */
export function operatorAgentRoutes(app: App, context: Services): void {
  const { db } = context;
  app.get(
    '/operators/agents',
    {
      onRequest: context.operatorGuards.requirePassed,
      schema: {
        tags,
        summary: 'Agents by name, email address or id; also those who are hidden or blocked',
        querystring: agentSearchQuery,
        response: { 200: moderatedAgentsResponse, ...errorResponses },
      },
    },
    async ({ query: { query } }) => ({ agents: await moderatedAgents(db, await findAgents(db, query)) }),
  );
  renameRoute(app, context);
  blockRoute(app, context, true);
  blockRoute(app, context, false);
}

function renameRoute(app: App, context: Services): void {
  app.post(
    '/operators/agents/:id/name',
    {
      onRequest: context.operatorGuards.requirePassed,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: 'Corrects the name of an agent, who cannot change it',
        params: idParams,
        headers: secretIdempotencyHeaders,
        body: renameBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { name, note } = readForm(renameSchema, request.body);
      const { id: agent } = agentOf(request);
      const decider = { operatorId: agent, note };
      const keyed = secretRequest(request, agentScope('decision', agent), [name, note]);
      const { result: audit, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        correctName({ ...context, commit }, request.params.id, name, decider),
      );
      if (!isRepeat) context.security.record('operator.decided', request, { agent, audit });
      return { message: 'The name is corrected.' };
    },
  );
}

function blockRoute(app: App, context: Services, isBlocked: boolean): void {
  app.post(
    `/operators/agents/:id/${isBlocked ? 'block' : 'unblock'}`,
    {
      onRequest: context.operatorGuards.requirePassed,
      validatorCompiler: formBody,
      schema: {
        tags,
        summary: isBlocked
          ? 'Refuses what an agent writes, and hides the profile'
          : 'Lets a blocked agent write again, and shows the profile',
        params: idParams,
        headers: secretIdempotencyHeaders,
        body: blockBody,
        response: { 200: messageResponse, ...errorResponses },
      },
    },
    async (request) => {
      const { note } = readForm(noteSchema, request.body);
      const { id: agent } = agentOf(request);
      const decider = { operatorId: agent, note };
      const keyed = secretRequest(request, agentScope('decision', agent), note);
      const { result: audit, isRepeat } = await actOnce(context.db, keyed, (commit) =>
        setAccountBlocked({ ...context, commit }, request.params.id, isBlocked, decider),
      );
      if (!isRepeat) context.security.record('operator.decided', request, { agent, audit });
      return { message: isBlocked ? 'The account is blocked.' : 'The account is no longer blocked.' };
    },
  );
}
