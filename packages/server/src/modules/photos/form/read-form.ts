import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badRequest, HttpError } from '../../../platform/http/http-error.ts';
import { oversize } from './announced-size.ts';
import { FORM_LIMITS } from './limits.ts';
import { UploadedFile } from './uploaded-file.ts';

/** A form as it arrived: texts, and the file, by name. */
type Form = Record<string, unknown>;

/**
 * Reads a multipart form with at most one file, which is expected under `fileField`; one under another name is left out.
 * Holds what it reads in memory, within `FORM_LIMITS`.
 * Rejects with HttpError: 413 where something is too large, 400 where it is no such form or ends too early.
 */
export async function readMultipart(request: FastifyRequest, fileField: string): Promise<Form> {
  try {
    return await readParts(request, fileField);
  } catch (error) {
    throw explain(error);
  } finally {
    // What is left of a refused form is read and dropped: who only writes would never see the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readParts(request: FastifyRequest, fileField: string): Promise<Form> {
  const form = new Map<string, unknown>();
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    // Types say that it has one; the wire says otherwise.
    const name = (part.fieldname as string | undefined) ?? '';
    if (name === '') throw badRequest('A part of this form has no name');
    if (form.has(name)) throw refusal(name, 'given twice');
    if (part.type === 'file') form.set(name, await readFile(part, fileField));
    else if (part.valueTruncated) throw refusal(name, 'too long');
    else form.set(name, part.value);
  }
  return Object.fromEntries(form);
}

/** The file, or undefined for what a browser sends where none was chosen. */
async function readFile(
  { file, fieldname, filename, mimetype }: MultipartFile,
  fileField: string,
): Promise<UploadedFile | undefined> {
  const isWanted = fieldname === fileField;
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (file.truncated) throw oversize(fileField);
    if (isWanted) chunks.push(chunk as Buffer);
  }
  if (file.truncated) throw oversize(fileField);
  const data = Buffer.concat(chunks);
  return isWanted && (data.length > 0 || filename) ? new UploadedFile(data, mimetype) : undefined;
}

function refusal(name: string, problem: string): HttpError {
  const shown = name.length > 50 ? `${name.slice(0, 50)}…` : name;
  const message = `The field "${shown}" is ${problem}`;
  return badRequest(message, { [shown]: message });
}

/** In our words, and as the caller's fault: the parser's own errors say neither. */
function explain(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') return new HttpError(413, 'payload_too_large', 'Please send one file only');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new HttpError(413, 'payload_too_large', 'This form has too many fields');
  return badRequest('This form cannot be read, or it did not arrive whole. Please try again.');
}
