import { MESSAGES } from '@naija/contracts/domain/messages';
import { photoUrl } from '@naija/contracts/domain/photos';
import type { LoginRequest, LoginResponse } from '@naija/contracts/http/auth';
import type { AgentRow } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { rememberNetwork, type AccountClient } from '../../../platform/rate-limits/known-networks.ts';
import { findAccount, lockAgentWithPassword, storePasswordHash } from '../accounts/repository.ts';
import type { IdentityContext } from '../context.ts';
import { hashPassword, matchesPassword, needsRehash } from '../passwords/hash.ts';
import { createSession } from '../sessions/repository.ts';
import { takeLoginAllowance } from './login-limits.ts';

/** A refused login, with the account of the email address if there is one. */
export class LoginRefused extends HttpError {
  readonly agentId: string | null;

  constructor(agentId: string | undefined) {
    super(401, 'unauthorized', MESSAGES.loginRefused);
    this.agentId = agentId ?? null;
  }
}

interface Authenticated {
  agentId: string;
  passwordHash: string;
  /** With the current parameters, if the stored hash has others. */
  newHash: string | undefined;
}

/**
 * Creates a session of the agent with this email address and password, named by its device.
 * Rejects with LoginRefused, the same for a wrong password and an unknown address, and as a RateLimiter does.
 */
export async function logIn(
  { db, limit, clock }: Pick<IdentityContext, 'db' | 'limit' | 'clock'>,
  form: LoginRequest,
  { caller, device }: { caller: AccountClient; device: string | null },
): Promise<LoginResponse> {
  const returnAllowance = await takeLoginAllowance(db, limit, caller, clock());
  const result = await authenticate(db, form).catch(async (error: unknown) => {
    // The queue for hashing is full: nothing was tried.
    await returnAllowance(db);
    throw error;
  });
  if (!('passwordHash' in result)) throw new LoginRefused(result.agentId);
  return db.transaction(async (tx) => {
    const now = clock();
    const { agentId, passwordHash, newHash } = result;
    const agent = await lockAgentWithPassword(tx, agentId, passwordHash);
    if (!agent) throw new LoginRefused(agentId);
    if (newHash !== undefined) await storePasswordHash(tx, agentId, newHash);
    const token = await createSession(tx, agentId, now, device);
    await rememberNetwork(tx, caller, now);
    await returnAllowance(tx);
    return { token, data: { user: toUser(agent) } };
  });
}

async function authenticate(
  db: IdentityContext['db'],
  { email, password }: LoginRequest,
): Promise<Authenticated | { agentId: string | undefined }> {
  const account = await findAccount(db, email);
  const passwordHash = account?.passwordHash ?? undefined;
  const isRight = await matchesPassword(passwordHash, password);
  if (!account || passwordHash === undefined || !isRight) return { agentId: account?.id };
  const newHash = needsRehash(passwordHash) ? await hashPassword(password) : undefined;
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
