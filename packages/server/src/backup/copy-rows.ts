import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, Writable, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Table } from './catalog.ts';
import { PRIVATE_FILE } from './manifest.ts';

/** Digest of a table's rows, the same in every database. */
export interface RowsDigest {
  rows: number;
  /** Hexadecimal SHA-256 of the rows in the text format of COPY, in the order of the primary key. */
  sha256: string;
}

/** Rows that are left out of backups, because they allow comparing mailbox marks with guesses */
const KEYS_TABLE = 'fee_answer_keys';
const NEWLINE = 10;
/** Level 6 takes three times as long, for files an eighth smaller */
const COMPRESSION_LEVEL = 1;

/** Writes the rows of a table, as the client's transaction sees them, to a compressed file. */
export async function copyRowsOut(client: pg.ClientBase, table: Table, file: string): Promise<RowsDigest> {
  const digest = new DigestRows();
  const compress = createGzip({ level: COMPRESSION_LEVEL });
  const write = createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE });
  await pipeline(client.query(copyTo(copyOutSql(table))), digest, compress, write);
  return digest.result();
}

/** Stores the rows of a file in a table that the client's transaction has truncated. */
export async function copyRowsIn(client: pg.ClientBase, table: Table, file: string): Promise<RowsDigest> {
  const digest = new DigestRows();
  // No other transaction sees the new table, so its rows can be frozen for vacuum.
  const sql = `copy ${nameOf(table)} (${columnsOf(table)}) from stdin with (freeze)`;
  await pipeline(createReadStream(file), createGunzip(), digest, client.query(copyFrom(sql)));
  return digest.result();
}

/** Computes the digest of the current rows of a table. */
export async function digestTable(client: pg.ClientBase, table: Table): Promise<RowsDigest> {
  const digest = new DigestRows();
  await pipeline(client.query(copyTo(copyOutSql(table))), digest, discard());
  return digest.result();
}

/** @throws Error of zlib if the file is incomplete */
export async function digestFile(file: string): Promise<RowsDigest> {
  const digest = new DigestRows();
  await pipeline(createReadStream(file), createGunzip(), digest, discard());
  return digest.result();
}

export function nameOf({ name }: Table): string {
  return `public.${pg.escapeIdentifier(name)}`;
}

function copyOutSql(table: Table): string {
  const rows = `${nameOf(table)} as copied${table.name === KEYS_TABLE ? ' where false' : ''}`;
  const select = `select ${columnsOf(table)} from ${rows} order by ${table.order}`;
  return `copy (${select}) to stdout`;
}

function columnsOf({ columns }: Table): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

function discard(): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
}

/** COPY escapes line breaks in values, so each line break ends a row. */
class DigestRows extends Transform {
  readonly #hash = createHash('sha256');
  #rows = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) this.#rows += 1;
    done(null, chunk);
  }

  result(): RowsDigest {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
