import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badRequest, HttpError } from '../../../platform/http/http-error.ts';
import { fileTooLarge } from './content-length.ts';
import { FORM_LIMITS } from './limits.ts';
import { UploadedFile } from './uploaded-file.ts';

type Form = Record<string, unknown>;

/**
 * Reads a multipart form into memory; files under other names than `fileField` are dropped.
 * Rejects with HttpError 413 where something exceeds `FORM_LIMITS`, 400 where the form is malformed or cut off.
 */
export async function readMultipart(request: FastifyRequest, fileField: string): Promise<Form> {
  try {
    return await readParts(request, fileField);
  } catch (error) {
    throw toHttpError(error);
  } finally {
    // Drains a refused form: a client that only writes would never read the response.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readParts(request: FastifyRequest, fileField: string): Promise<Form> {
  const form = new Map<string, unknown>();
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    // Typed as present, but not in every request.
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
