import { redactPersonalData } from '@naija/contracts/http/reports';
import { badRequest } from '../../../platform/http/http-error.ts';

/** What the content security policy kept out of a page, without what could tell of a person. */
export interface PolicyReport {
  directive: string;
  /** Origin of what was kept out; its scheme alone where it has none, as of browser extensions. */
  blocked: string;
  /** Address of the page, and of the script that asked, without their queries. */
  page: string;
  source: string;
  line: number;
}

/** Reports of one body that are read; browsers send few at once. */
const MOST = 10;
const WORD_MAX = 100;

/**
 * Reads a body of the Reporting API (a list), or of the older `report-uri` (one report).
 * @throws HttpError 400 where it is no JSON
 */
export function readReports(text: string): PolicyReport[] {
  const body = parse(text);
  if (!Array.isArray(body))
    return isRecord(body) && isRecord(body['csp-report']) ? [older(body['csp-report'])] : [];
  return body
    .slice(0, MOST)
    .filter(isRecord)
    .flatMap((report) =>
      report['type'] === 'csp-violation' && isRecord(report['body']) ? [newer(report['body'])] : [],
    );
}

type Fields = Partial<Record<string, unknown>>;

function newer(fields: Fields): PolicyReport {
  return {
    directive: word(fields['effectiveDirective']),
    blocked: originOf(fields['blockedURL']),
    page: addressOf(fields['documentURL']),
    source: addressOf(fields['sourceFile']),
    line: lineOf(fields['lineNumber']),
  };
}

function older(fields: Fields): PolicyReport {
  return {
    directive: word(fields['effective-directive'] ?? fields['violated-directive']),
    blocked: originOf(fields['blocked-uri']),
    page: addressOf(fields['document-uri']),
    source: addressOf(fields['source-file']),
    line: lineOf(fields['line-number']),
  };
}

function word(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[^\w:./-]/g, ' ').slice(0, WORD_MAX) : '';
}

function lineOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

function originOf(value: unknown): string {
  const url = urlOf(value);
  if (!url) return word(value);
  return word(url.origin === 'null' ? url.protocol : url.origin);
}

function addressOf(value: unknown): string {
  const url = urlOf(value);
  return url?.protocol.startsWith('http') ? redactPersonalData(url.origin + url.pathname) : originOf(value);
}

function urlOf(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body of this request is not valid JSON');
  }
}
