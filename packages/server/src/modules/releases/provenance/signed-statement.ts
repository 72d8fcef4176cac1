import { isRecord } from '@naija/contracts/remote/json-readers';
import { bundleFromJSON, isBundleWithDsseEnvelope, type Bundle } from '@sigstore/bundle';
import { toSignedEntity, VerificationError, Verifier, type TrustMaterial } from '@sigstore/verify';
import { claimsOf, MissingClaimError, type BuildClaims } from './certificate-claims.ts';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { EventIds } from '../../../platform/security-log/events.ts';
import type { SecurityLog } from '../../../platform/security-log/security-log.ts';

/** A release whose build is not proven as the operator requires. */
export class ProvenanceError extends HttpError {
  constructor(message: string) {
    super(422, 'unprocessable', message);
  }
}

/** The handler records refusals and rethrows every error. */
export function recordRefusal(
  security: SecurityLog,
  request: FastifyRequest,
  ids: EventIds<'provenance.refused'>,
): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProvenanceError) security.record('provenance.refused', request, ids);
    throw error;
  };
}

/** The library uses a log's name as a pattern, which could take exponential time without these limits */
const LOG_SIGNATURE = /\u2014 (\S+) \S+\n/g;
const LOG_NAME = /^[\w.:/-]{1,200}$/;

const IN_TOTO = 'application/vnd.in-toto+json';

const REASONS: Partial<Record<VerificationError['code'], string>> = {
  CERTIFICATE_ERROR: 'no authority that this site trusts has issued its certificate for that time',
  PUBLIC_KEY_ERROR: 'it has no certificate of a build, but a bare key',
  SIGNATURE_ERROR: 'its signature does not belong to what it says',
  TIMESTAMP_ERROR: 'nothing that this site trusts says when it was signed',
};
const NOT_IN_LOG = 'no transparency log that this site trusts has recorded it as it is';

export interface SignedStatement {
  statement: unknown;
  claims: BuildClaims;
}

/**
 * Verifies a Sigstore bundle without a network.
 * @throws ProvenanceError if it is malformed or not signed by a build that a trusted root certifies
 */
export function verifyStatement(bytes: Buffer, roots: readonly TrustMaterial[]): SignedStatement {
  const bundle = parseBundle(bytes);
  if (!isBundleWithDsseEnvelope(bundle) || bundle.content.dsseEnvelope.payloadType !== IN_TOTO)
    throw malformed('it signs no statement, but something else');
  const failures: unknown[] = [];
  for (const root of roots) {
    try {
      const claims = claimsOf(verifierOf(root).verify(toSignedEntity(bundle)));
      return { statement: JSON.parse(bundle.content.dsseEnvelope.payload.toString()), claims };
    } catch (error) {
      failures.push(error);
    }
  }
  throw new ProvenanceError(`The provenance is not trusted: ${reasonOf(failures)}.`);
}

/** A root for private repositories has no logs; an authority signs its timestamps. */
function verifierOf(root: TrustMaterial): Verifier {
  return new Verifier(root, {
    ctlogThreshold: Math.min(1, root.ctlogs.length),
    tlogThreshold: Math.min(1, root.tlogs.length),
    timestampThreshold: 1,
  });
}

function parseBundle(bytes: Buffer): Bundle {
  try {
    const bundle = bundleFromJSON(JSON.parse(bytes.toString()));
    for (const { inclusionProof } of bundle.verificationMaterial.tlogEntries)
      for (const [, name = ''] of (inclusionProof?.checkpoint?.envelope ?? '').matchAll(LOG_SIGNATURE))
        if (!LOG_NAME.test(name)) throw new Error('the name of its transparency log is malformed');
    return bundle;
  } catch (error) {
    throw malformed((error as Error).message);
  }
}

function malformed(reason: string): ProvenanceError {
  return new ProvenanceError(`The provenance is no Sigstore bundle of a build: ${reason.slice(0, 200)}`);
}

/** The root that got furthest knows the certificate. */
function reasonOf(failures: readonly unknown[]): string {
  const failure = failures.find((error) => !isUnknownSigner(error)) ?? failures[0];
  if (failure instanceof MissingClaimError) return failure.message;
  if (failure instanceof VerificationError) return REASONS[failure.code] ?? NOT_IN_LOG;
  return 'its certificate or its entry in the log cannot be read';
}

function isUnknownSigner(error: unknown): boolean {
  return error instanceof VerificationError && ['CERTIFICATE_ERROR', 'TIMESTAMP_ERROR'].includes(error.code);
}

/** SHA-256 in hexadecimal. */
export function subjectsOf(statement: unknown): string[] {
  if (!isRecord(statement) || statement['predicateType'] !== 'https://slsa.dev/provenance/v1')
    throw malformed('it states something else than build provenance (SLSA v1)');
  const subjects = Array.isArray(statement['subject']) ? (statement['subject'] as unknown[]) : [];
  return subjects.flatMap((subject) => {
    const digest = isRecord(subject) ? subject['digest'] : undefined;
    const sha256 = isRecord(digest) ? digest['sha256'] : undefined;
    return typeof sha256 === 'string' ? [sha256] : [];
  });
}
