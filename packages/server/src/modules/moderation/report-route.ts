import { MODERATION_FIELD_MESSAGES, MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import type { ReportReason, Subject } from '@naija/contracts/http/moderation';
import { reportSchema } from '@naija/contracts/schemas/report';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Queryable } from '../../database/database.ts';
import type { App } from '../../platform/http/app-type.ts';
import { formBody, readForm, isHoneypotFilled } from '../../platform/http/form-body.ts';
import { badRequest, notFound } from '../../platform/http/http-error.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { respondOnce, idempotencyHeaders } from '../../platform/idempotency/respond-once.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import { anonymizeAddress } from '../../platform/security-log/anonymize-address.ts';
import { isOperator } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { addReport, lockOpenCase } from './cases.ts';
import { messageResponse, reportBody, subject as subjectSchema } from './schemas.ts';
import { findSubject, isSubjectVisible } from './subjects.ts';

/** Needs no account. Reports hide nothing by themselves. */
export function reportRoute(app: App, { db, limit, guards, clock }: Services): void {
  app.post(
    '/reports',
    {
      onRequest: guards.recogniseAgent,
      validatorCompiler: formBody,
      schema: {
        tags: ['moderation'],
        summary: 'Reports a comment, a reply or a profile to the operators',
        headers: idempotencyHeaders,
        body: reportBody,
        response: { 201: messageResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { reason, details } = readForm(reportSchema, request.body);
      const subject = readSubject(subjectSchema, request.body);
      if (reason === 'impersonation' && subject.kind !== 'agent')
        throw badRequest(MODERATION_FIELD_MESSAGES.reasonRequired, {
          reason: MODERATION_FIELD_MESSAGES.reasonRequired,
        });
      const isSpam = isHoneypotFilled(request.body);
      const { method, url, headers, agent } = request;
      const key = headers['idempotency-key'];
      const isKeyed = key !== undefined && !isSpam;
      const body = { subject, reason, details };
      const keyed = isKeyed ? { scope: 'report', key, method, url, body } : undefined;
      const response = await respondOnce(db, keyed, async (tx) => {
        await limit(tx, 'contentReport', identifyClient(request));
        await report(tx, {
          ...body,
          by: agent?.id,
          from: anonymizeAddress(request.ip),
          now: clock(),
          isSpam,
        });
        return { status: 201 as const, body: { message: MODERATION_RESPONSES.reportSent } };
      });
      return reply.code(response.status).header('cache-control', 'no-store').send(response.body);
    },
  );
}

interface Report {
  subject: Subject;
  reason: ReportReason;
  details: string;
  by: string | undefined;
  from: string;
  now: Date;
  isSpam: boolean;
}

async function report(
  tx: Queryable,
  { subject, reason, details, by, from, now, isSpam }: Report,
): Promise<void> {
  const found = await findVisible(tx, subject);
  if (isSpam) return;
  const row = await lockOpenCase(tx, subject, found, now);
  // The subject may have been hidden before the case was locked.
  await findVisible(tx, subject);
  const fromAgent = subject.kind === 'comment' && by === found.agent.id;
  const operatorId = by !== undefined && (await isOperator(tx, by)) ? by : undefined;
  await addReport(tx, row, {
    reason,
    details: details === '' ? null : details,
    fromAgent,
    from,
    operatorId,
    createdAt: now,
  });
}

async function findVisible(tx: Queryable, subject: Subject) {
  const found = await findSubject(tx, subject);
  if (!found || !isSubjectVisible(subject, found)) throw notFound('What you report is no longer there');
  return found;
}

/** Reads the subject of a body, which is not a field of a form. @throws HttpError 400 */
export function readSubject<S extends TSchema>(schema: S, body: unknown): Static<S> {
  const { subject } = (body ?? {}) as { subject?: unknown };
  if (!Check(schema, subject)) throw badRequest('This request must say what it is about');
  return subject;
}
