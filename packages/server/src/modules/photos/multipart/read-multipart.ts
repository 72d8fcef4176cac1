import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badRequest, HttpError } from '../../../platform/http/http-error.ts';
import { FORM_LIMITS, MAX_FORM_BYTES } from './limits.ts';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import type { ImageFile } from '@naija/contracts/domain/image';

/** A class cannot be imitated by a JSON body. */
export class UploadedFile implements ImageFile {
  readonly #data: Buffer;
  readonly type: string;

  constructor(data: Buffer, type: string) {
    this.#data = data;
    this.type = type;
  }

  get data(): Buffer {
    return this.#data;
  }

  get size(): number {
    return this.#data.length;
  }
}

type Form = Record<string, unknown>;

/**
 * Reads a multipart form into memory; drops files under other names than `fileField`.
 * @throws HttpError 413 if something exceeds `FORM_LIMITS`, 400 if the form is malformed or cut off
 */
export async function readMultipart(request: FastifyRequest, fileField: string): Promise<Form> {
  try {
    return await readParts(request, fileField);
  } catch (error) {
    throw toHttpError(error);
  } finally {
    // A client that is still writing would never read the response, so the rest is read.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readParts(request: FastifyRequest, fileField: string): Promise<Form> {
  const form = new Map<string, unknown>();
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    // The type declares it as present, but some requests lack it.
    const name = (part.fieldname as string | undefined) ?? '';
    if (name === '') throw badRequest('A part of this form has no name');
    if (form.has(name)) throw refusal(name, 'given twice');
    if (part.type === 'file') form.set(name, await readFile(part, fileField));
    else if (part.valueTruncated) throw refusal(name, 'too long');
    else form.set(name, part.value);
  }
  return Object.fromEntries(form);
}

async function readFile(
  { file, fieldname, filename, mimetype }: MultipartFile,
  fileField: string,
): Promise<UploadedFile | undefined> {
  const isWanted = fieldname === fileField;
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (file.truncated) throw fileTooLarge(fileField);
    if (isWanted) chunks.push(chunk as Buffer);
  }
  if (file.truncated) throw fileTooLarge(fileField);
  const data = Buffer.concat(chunks);
  return isWanted && (data.length > 0 || filename) ? new UploadedFile(data, mimetype) : undefined;
}

function refusal(name: string, problem: string): HttpError {
  const shownName = name.length > 50 ? `${name.slice(0, 50)}…` : name;
  const message = `The field "${shownName}" is ${problem}`;
  return badRequest(message, { [shownName]: message });
}

function toHttpError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') return new HttpError(413, 'payload_too_large', 'Please send one file only');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new HttpError(413, 'payload_too_large', 'This form has too many fields');
  return badRequest(SERVER_MESSAGES.formUnreadable);
}

/** @throws HttpError 413 if the form is too large, 411 without the header */
export function readContentLength({ headers }: FastifyRequest, fileField: string): number {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'bad_request', 'An upload must say how long it is');
  if (Number(length) > MAX_FORM_BYTES) throw fileTooLarge(fileField);
  return Number(length);
}

function fileTooLarge(fileField: string): HttpError {
  const message = FIELD_MESSAGES.imageSize;
  return new HttpError(413, 'payload_too_large', message, { fields: { [fileField]: message } });
}
