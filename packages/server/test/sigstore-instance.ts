import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { bits, der, integer, moment, octets, oid, sequence, text, yes } from './der.ts';

/** A build as GitHub certifies it. */
export interface Build {
  issuer: string;
  repository: string;
  commit: string;
  ref: string;
  /** The whole address, with its ref. */
  workflow: string;
}

export interface Signing {
  build: Build;
  /** What is signed. */
  statement: unknown;
  at: Date;
}

const FULCIO = '1.3.6.1.4.1.57264.1';
const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
const LOG = 'log.example';
const MINUTES = 60_000;

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spkiOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const nameOf = (name: string) => sequence(der(0x31, sequence(oid('2.5.4.3'), text(name))));
const extension = (id: string, value: Uint8Array, ...critical: Uint8Array[]) =>
  sequence(oid(id), ...critical, octets(value));

interface Certified {
  issuer: string;
  subject: string;
  key: KeyObject;
  from: Date;
  to: Date;
  extensions: Uint8Array[];
}

function toBeSigned({ issuer, subject, key, from, to, extensions }: Certified): Buffer {
  return sequence(
    ...[der(0xa0, integer(2)), integer(1), ECDSA_SHA256, nameOf(issuer)],
    ...[sequence(moment(from), moment(to)), nameOf(subject), spkiOf(key)],
    der(0xa3, sequence(...extensions)),
  );
}

function certificate(tbs: Buffer, signer: KeyObject): Buffer {
  return sequence(tbs, ECDSA_SHA256, bits(0, sign('sha256', tbs, signer)));
}

/** A certificate authority, a log of certificates and a transparency log, as an instance of Sigstore has them. */
export function sigstoreInstance({ validUntil }: { validUntil?: Date } = {}) {
  const [authority, certificateLog, transparencyLog] = [newKey(), newKey(), newKey()];
  const logId = (key: KeyObject) => sha256(spkiOf(key));
  const root = certificate(
    toBeSigned({
      ...{ issuer: 'authority', subject: 'authority', key: authority.publicKey },
      ...{ from: new Date('2026-01-01'), to: new Date('2036-01-01') },
      // basicConstraints: an authority; keyUsage: keyCertSign.
      extensions: [
        extension('2.5.29.19', sequence(yes), yes),
        extension('2.5.29.15', bits(2, Buffer.from([0x04])), yes),
      ],
    }),
    authority.privateKey,
  );

  /** The timestamp of the log over a certificate without it (RFC 6962, section 3.2). */
  function certificateTimestamp(tbs: Buffer, at: Date): Buffer {
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(at.getTime()));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(tbs.length);
    const precertificate = Buffer.concat([sha256(spkiOf(authority.publicKey)), length.subarray(1), tbs]);
    const signed = [Buffer.from([0, 0]), time, Buffer.from([0, 1]), precertificate, Buffer.alloc(2)];
    const signature = sign('sha256', Buffer.concat(signed), certificateLog.privateKey);
    const header = [Buffer.from([0]), logId(certificateLog.publicKey), time, Buffer.alloc(2)];
    return Buffer.concat([...header, Buffer.from([4, 3]), size16(signature), signature]);
  }

  function leafFor({ build, at }: Signing, key: KeyObject): Buffer {
    const certified: Certified = {
      ...{ issuer: 'authority', subject: '', key },
      ...{ from: at, to: new Date(at.getTime() + 10 * MINUTES) },
      extensions: [
        extension('2.5.29.17', sequence(der(0x86, Buffer.from(build.workflow))), yes),
        extension(`${FULCIO}.8`, text(build.issuer)),
        extension(`${FULCIO}.12`, text(build.repository)),
        extension(`${FULCIO}.13`, text(build.commit)),
        extension(`${FULCIO}.14`, text(build.ref)),
        extension(`${FULCIO}.18`, text(build.workflow)),
      ],
    };
    const timestamp = certificateTimestamp(toBeSigned(certified), at);
    const list = Buffer.concat([size16(timestamp), timestamp]);
    const extensions = [
      ...certified.extensions,
      extension('1.3.6.1.4.1.11129.2.4.2', octets(size16(list), list)),
    ];
    return certificate(toBeSigned({ ...certified, extensions }), authority.privateKey);
  }

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

  const publicLog = ({ publicKey }: { publicKey: KeyObject }, baseUrl: string) => ({
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
          certChain: { certificates: [{ rawBytes: root.toString('base64') }] },
          validFor: {
            start: '2026-01-01T00:00:00Z',
            ...(validUntil && { end: validUntil.toISOString() }),
          },
        },
      ],
      tlogs: [publicLog(transparencyLog, `https://${LOG}`)],
      ctlogs: [publicLog(certificateLog, 'https://certificates.example')],
      timestampAuthorities: [],
    },
    /** A bundle in version 0.3, as actions/attest writes it. */
    sign(signing: Signing) {
      const { publicKey, privateKey } = newKey();
      const payloadType = 'application/vnd.in-toto+json';
      const payload = Buffer.from(JSON.stringify(signing.statement));
      const encoded = `DSSEv1 ${String(payloadType.length)} ${payloadType} ${String(payload.length)} `;
      const signature = sign('sha256', Buffer.concat([Buffer.from(encoded), payload]), privateKey);
      return {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate: { rawBytes: leafFor(signing, publicKey).toString('base64') },
          tlogEntries: [logEntry(signature, payload, signing.at)],
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

function size16({ length }: Uint8Array): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(length);
  return size;
}
