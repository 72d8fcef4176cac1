import { formatDay } from '@naija/contracts/domain/dates';
import type { Language } from '@naija/contracts/domain/languages';
import { deletionDueOn, MESSAGES } from '@naija/contracts/domain/messages';
import { photoUrl } from '@naija/contracts/domain/photos';
import type { LoginRequest, LoginResponse } from '@naija/contracts/http/auth';
import type { AgentRow } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { rememberNetwork, type AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import {
  findAccount,
  isOperator,
  lockAgentWithPassword,
  storeLanguage,
  storePasswordHash,
} from '../accounts/repository.ts';
import { cancelDeletion } from '../deletion/delete-account.ts';
import { hashPassword, matchesPassword, needsRehash } from '../passwords/hash.ts';
import { createSession } from '../sessions/repository.ts';
import type { Services } from '../../../platform/module.ts';
import { takeLoginAllowance } from './login-limits.ts';

/** Refused login, with the account of the email address, if any. */
export class LoginRefused extends HttpError {
  readonly agentId: string | null;

  constructor(agentId: string | undefined) {
    super(401, 'unauthorized', MESSAGES.loginRefused);
    this.agentId = agentId ?? null;
  }
}

interface LoginOrigin {
  /** A repeat of the request gets the same token. */
  tokenFor: (account: Pick<Authenticated, 'agentId' | 'passwordHash'>) => string;
  caller: AccountClient;
  device: string | null;
  language: Language;
}

type LoginOutcome = { response: LoginResponse; isKept: boolean } | { dueAt: Date };

interface Authenticated {
  agentId: string;
  passwordHash: string;
  /** New hash if the stored one has outdated parameters. */
  newHash: string | undefined;
}

/**
 * Creates a session named by its device, and stores the language for mail; `isKept` is true if that cancelled the deletion of
 * the account.
 * @throws LoginRefused, the same for a wrong password and an unknown address; errors of a RateLimiter; HttpError 409 for an
 * account that is about to be deleted
 */
export async function logIn(
  { db, limit, clock }: Pick<Services, 'db' | 'limit' | 'clock'>,
  form: LoginRequest,
  { caller, device, language, tokenFor }: LoginOrigin,
): Promise<{ response: LoginResponse; isKept: boolean }> {
  const returnAllowance = await takeLoginAllowance(db, limit, caller, clock());
  const result = await authenticate(db, form, caller.address).catch(async (error: unknown) => {
    // The queue for hashing is full, so no attempt was made.
    await returnAllowance(db);
    throw error;
  });
  if (!('passwordHash' in result)) throw new LoginRefused(result.agentId);
  const outcome = await db.transaction(async (tx): Promise<LoginOutcome> => {
    const now = clock();
    const { agentId, passwordHash, newHash } = result;
    const agent = await lockAgentWithPassword(tx, agentId, passwordHash);
    if (!agent) throw new LoginRefused(agentId);
    if (newHash !== undefined) await storePasswordHash(tx, agentId, newHash);
    const { deletionDueAt: dueAt } = agent;
    if (dueAt && form.keepAccount !== true) {
      await returnAllowance(tx);
      return { dueAt };
    }
    if (dueAt) await cancelDeletion(tx, agentId);
    if (agent.language !== language) await storeLanguage(tx, agentId, language);
    const token = await createSession(tx, agentId, now, { device, token: tokenFor(result) });
    await rememberNetwork(tx, caller, now);
    await returnAllowance(tx);
    const user = { ...toUser(agent), ...((await isOperator(tx, agentId)) && { isOperator: true as const }) };
    return { response: { token, data: { user } }, isKept: dueAt !== null };
  });
  if ('dueAt' in outcome) throw deletionDue(outcome.dueAt);
  return outcome;
}

function deletionDue(dueAt: Date): HttpError {
  return new HttpError(409, 'deletion_due', deletionDueOn(formatDay(dueAt.toISOString())));
}

async function authenticate(
  db: Services['db'],
  { email, password }: LoginRequest,
  network: string,
): Promise<Authenticated | { agentId: string | undefined }> {
  const account = await findAccount(db, email);
  const passwordHash = account?.passwordHash ?? undefined;
  const isRight = await matchesPassword(passwordHash, password, network);
  if (!account || passwordHash === undefined || !isRight) return { agentId: account?.id };
  const newHash = needsRehash(passwordHash) ? await hashPassword(password, network) : undefined;
  return { agentId: account.id, passwordHash, newHash };
}

function toUser(agent: AgentRow): LoginResponse['data']['user'] {
  const { id, name, image, emailVerifiedAt, inspectionFee } = agent;
  return {
    _id: id,
    name,
    image: image === null ? null : photoUrl(image, 640, 'jpg'),
    isVerified: emailVerifiedAt !== null,
    inspectionFee,
  };
}
