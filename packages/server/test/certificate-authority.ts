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

const FULCIO = '1.3.6.1.4.1.57264.1';
const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
const MINUTES = 60_000;

export const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const spkiOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
export const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
/** The name of a log: the hash of its public key. */
export const logId = (key: KeyObject) => sha256(spkiOf(key));
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

/** A certificate authority, and the log of its certificates. */
export function certificateAuthority() {
  const [authority, log] = [newKey(), newKey()];
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
    const signature = sign('sha256', Buffer.concat(signed), log.privateKey);
    const header = [Buffer.from([0]), logId(log.publicKey), time, Buffer.alloc(2)];
    return Buffer.concat([...header, Buffer.from([4, 3]), size16(signature), signature]);
  }

  /** The certificate of a build, valid for ten minutes from a time on. */
  function certify(build: Build, at: Date, key: KeyObject): Buffer {
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

  return { root, log: log.publicKey, certify };
}

function size16({ length }: Uint8Array): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(length);
  return size;
}
