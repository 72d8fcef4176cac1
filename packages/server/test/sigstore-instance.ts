import { sign, type KeyObject } from 'node:crypto';
import { certificateAuthority, logId, newKey, sha256, spkiOf, type Build } from './certificate-authority.ts';

export interface Signing {
  build: Build;
  /** Signed content. */
  statement: unknown;
  at: Date;
}

const LOG = 'log.example';

/** A certificate authority with its log, and a transparency log, as an instance of Sigstore has them. */
export function sigstoreInstance({ validUntil }: { validUntil?: Date } = {}) {
  const authority = certificateAuthority();
  const transparencyLog = newKey();

  /** An entry of a log that has no other. */
  function logEntry(signature: Buffer, payload: Buffer, at: Date) {
    const body = Buffer.from(
      JSON.stringify({
        ...{ apiVersion: '0.0.1', kind: 'dsse' },
        spec: {
          payloadHash: { algorithm: 'sha256', value: sha256(payload).toString('hex') },
          signatures: [{ signature: signature.toString('base64') }],
        },
      }),
    );
    const keyId = logId(transparencyLog.publicKey);
    const integratedTime = Math.floor(at.getTime() / 1_000);
    // Canonical: its names are in order.
    const promised = {
      body: body.toString('base64'),
      integratedTime,
      logID: keyId.toString('hex'),
      logIndex: 0,
    };
    const rootHash = sha256(Buffer.from([0]), body);
    const note = `${LOG}\n1\n${rootHash.toString('base64')}\n`;
    const noteSignature = sign('sha256', Buffer.from(note), transparencyLog.privateKey);
    const signatureLine = Buffer.concat([keyId.subarray(0, 4), noteSignature]).toString('base64');
    return {
      ...{ logIndex: '0', logId: { keyId: keyId.toString('base64') } },
      kindVersion: { kind: 'dsse', version: '0.0.1' },
      integratedTime: String(integratedTime),
      inclusionPromise: {
        signedEntryTimestamp: sign(
          'sha256',
          Buffer.from(JSON.stringify(promised)),
          transparencyLog.privateKey,
        ).toString('base64'),
      },
      inclusionProof: {
        ...{ logIndex: '0', treeSize: '1', hashes: [], rootHash: rootHash.toString('base64') },
        checkpoint: { envelope: `${note}\n\u2014 ${LOG} ${signatureLine}\n` },
      },
      canonicalizedBody: body.toString('base64'),
    };
  }

  const publicLog = (publicKey: KeyObject, baseUrl: string) => ({
    ...{ baseUrl, hashAlgorithm: 'SHA2_256' },
    publicKey: {
      rawBytes: spkiOf(publicKey).toString('base64'),
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      validFor: { start: '2026-01-01T00:00:00Z' },
    },
    logId: { keyId: logId(publicKey).toString('base64') },
  });

  return {
    trustedRoot: {
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      certificateAuthorities: [
        {
          ...{ subject: { organization: 'example', commonName: 'authority' }, uri: 'https://ca.example' },
          certChain: { certificates: [{ rawBytes: authority.root.toString('base64') }] },
          validFor: {
            start: '2026-01-01T00:00:00Z',
            ...(validUntil && { end: validUntil.toISOString() }),
          },
        },
      ],
      tlogs: [publicLog(transparencyLog.publicKey, `https://${LOG}`)],
      ctlogs: [publicLog(authority.log, 'https://certificates.example')],
      timestampAuthorities: [],
    },
    /** A bundle in version 0.3, as actions/attest writes it. */
    sign({ build, statement, at }: Signing) {
      const { publicKey, privateKey } = newKey();
      const payloadType = 'application/vnd.in-toto+json';
      const payload = Buffer.from(JSON.stringify(statement));
      const encoded = `DSSEv1 ${String(payloadType.length)} ${payloadType} ${String(payload.length)} `;
      const signature = sign('sha256', Buffer.concat([Buffer.from(encoded), payload]), privateKey);
      return {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate: { rawBytes: authority.certify(build, at, publicKey).toString('base64') },
          tlogEntries: [logEntry(signature, payload, at)],
          timestampVerificationData: { rfc3161Timestamps: [] },
        },
        dsseEnvelope: {
          ...{ payloadType, payload: payload.toString('base64') },
          signatures: [{ sig: signature.toString('base64') }],
        },
      };
    },
  };
}
