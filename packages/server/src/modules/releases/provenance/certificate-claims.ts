import type { BuildSource } from '@naija/contracts/http/releases';
import type { Signer } from '@sigstore/verify';

/** github.com/sigstore/fulcio, docs/oid-info.md */
const FULCIO = '1.3.6.1.4.1.57264.1';
const CLAIMS = {
  issuer: `${FULCIO}.8`,
  repository: `${FULCIO}.12`,
  commit: `${FULCIO}.13`,
  ref: `${FULCIO}.14`,
  workflow: `${FULCIO}.18`,
} as const;

const UTF8_STRING = 0x0c;

/** `workflow` is a path if it is in the repository. */
export type BuildClaims = BuildSource & { issuer: string };

/** A trusted certificate that does not describe a build. */
export class MissingClaimError extends Error {}

/** @throws MissingClaimError if a claim is missing or is not text */
export function claimsOf({ identity }: Signer): BuildClaims {
  const claim = (name: keyof typeof CLAIMS) => {
    const found = identity?.oids?.find(({ oid }) => oid?.id.join('.') === CLAIMS[name]);
    if (!found) throw new MissingClaimError(`its certificate names no ${name} of a build`);
    return utf8String(Buffer.from(found.value));
  };
  const [repository, ref, workflow] = [claim('repository'), claim('ref'), claim('workflow')];
  const path = workflow.startsWith(`${repository}/`) ? workflow.slice(repository.length + 1) : workflow;
  return {
    issuer: claim('issuer'),
    repository,
    commit: claim('commit'),
    ref,
    workflow: path.endsWith(`@${ref}`) ? path.slice(0, -ref.length - 1) : path,
  };
}

/** Decodes a DER UTF8String. */
function utf8String(der: Buffer): string {
  const [tag, short = 0] = der;
  // Above 127 the low bits count the bytes of the length.
  const start = short < 0x80 ? 2 : 2 + (short & 0x7f);
  const length = short < 0x80 ? short : parseInt(der.subarray(2, start).toString('hex'), 16);
  if (tag !== UTF8_STRING || der.length !== start + length)
    throw new MissingClaimError('its certificate has a claim that is not a text');
  return der.subarray(start).toString();
}
