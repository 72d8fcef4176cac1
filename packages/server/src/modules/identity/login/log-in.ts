import { MESSAGES } from '@naija/contracts/domain/messages';
import { photoUrl } from '@naija/contracts/domain/photos';
import type { LoginRequest, LoginResponse } from '@naija/contracts/http/auth';
import { findAccount } from '../accounts/find-account.ts';
import { holdWithPassword } from '../accounts/hold-agent.ts';
import { keepPasswordHash } from '../accounts/keep-password.ts';
import type { AgentRow } from '../../../database/schema.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { hashPassword, matchesPassword, needsRehash } from '../passwords/hash.ts';
import { rememberNetwork, type AccountCaller } from '../../../platform/rate-limits/known-networks.ts';
import { createSession } from '../sessions/repository.ts';
import type { AuthContext } from './context.ts';
import { takeLoginAllowance } from './login-allowance.ts';

/** A login that was refused, with the account whose address was given, if there is one. */
export class LoginRefused extends HttpError {
  readonly agentId: string | null;

  constructor(agentId: string | undefined) {
    super(401, 'unauthorized', MESSAGES.loginRefused);
    this.agentId = agentId ?? null;
  }
}

/** An account whose password was right. */
interface Proof {
  agentId: string;
  passwordHash: string;
  /** By the figures of today, where the stored one has others. */
  newHash: string | undefined;
}

/**
 * Begins a session of the agent with this e-mail address and password.
 * Rejects with LoginRefused, in words the same for a wrong password and an unknown address, and as a Limiter does.
 */
export async function logIn(
  { db, limit, clock }: Pick<AuthContext, 'db' | 'limit' | 'clock'>,
  form: LoginRequest,
  caller: AccountCaller,
): Promise<LoginResponse> {
  const giveBack = await takeLoginAllowance(db, limit, caller, clock());
  const proof = await prove(db, form).catch(async (error: unknown) => {
    // Nothing was tried: too many others wait to be checked.
    await giveBack(db);
    throw error;
  });
  if (!('passwordHash' in proof)) throw new LoginRefused(proof.agentId);
  return db.transaction(async (tx) => {
    const now = clock();
    const { agentId, passwordHash, newHash } = proof;
    // Not, if it was reset while this was checked.
    const agent = await holdWithPassword(tx, agentId, passwordHash);
    if (!agent) throw new LoginRefused(agentId);
    if (newHash !== undefined) await keepPasswordHash(tx, agentId, newHash);
    const token = await createSession(tx, agentId, now);
    await rememberNetwork(tx, caller, now);
    await giveBack(tx);
    return { token, data: { user: toUser(agent) } };
  });
}

async function prove(
  db: AuthContext['db'],
  { email, password }: LoginRequest,
): Promise<Proof | { agentId: string | undefined }> {
  const account = await findAccount(db, email);
  const passwordHash = account?.passwordHash ?? undefined;
  const isRight = await matchesPassword(passwordHash, password);
  if (!account || passwordHash === undefined || !isRight) return { agentId: account?.id };
  const newHash = needsRehash(passwordHash) ? await hashPassword(password) : undefined;
  return { agentId: account.id, passwordHash, newHash };
}

function toUser({
  id,
  name,
  image,
  emailVerifiedAt,
  inspectionFee,
}: AgentRow): LoginResponse['data']['user'] {
  return {
    _id: id,
    name,
    image: image === null ? null : photoUrl(image, 640, 'jpg'),
    isVerified: emailVerifiedAt !== null,
    inspectionFee,
  };
}
