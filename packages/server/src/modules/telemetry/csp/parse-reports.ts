import { redactPersonalData } from '@naija/contracts/http/reports';
import { badRequest } from '../../../platform/http/http-error.ts';

export interface PolicyReport {
  directive: string;
  blocked: string;
  /** URLs without query and fragment. */
  page: string;
  source: string;
  line: number;
}

export interface ReceivedReport {
  report: PolicyReport;
  script: URL | undefined;
}

const MAX_REPORTS = 10;
const MAX_WORD_LENGTH = 100;

/** Accepts the Reporting API (a list) and `report-uri` (one object). Throws HttpError 400 for invalid JSON. */
export function parseReports(text: string): ReceivedReport[] {
  const body = parse(text);
  if (!Array.isArray(body))
    return isRecord(body) && isRecord(body['csp-report']) ? [fromReportUri(body['csp-report'])] : [];
  return body
    .slice(0, MAX_REPORTS)
    .filter(isRecord)
    .flatMap((report) =>
      report['type'] === 'csp-violation' && isRecord(report['body'])
        ? [fromReportingApi(report['body'])]
        : [],
    );
}

type Fields = Partial<Record<string, unknown>>;

function fromReportingApi(fields: Fields): ReceivedReport {
  return received({
    directive: fields['effectiveDirective'],
    blocked: fields['blockedURL'],
    page: fields['documentURL'],
    source: fields['sourceFile'],
    line: fields['lineNumber'],
  });
}

function fromReportUri(fields: Fields): ReceivedReport {
  return received({
    directive: fields['effective-directive'] ?? fields['violated-directive'],
    blocked: fields['blocked-uri'],
    page: fields['document-uri'],
    source: fields['source-file'],
    line: fields['line-number'],
  });
}

function received(fields: Record<keyof PolicyReport, unknown>): ReceivedReport {
  const report = {
    directive: word(fields.directive),
    blocked: originOnly(fields.blocked),
    page: addressOf(fields.page),
    source: addressOf(fields.source),
    line: lineOf(fields.line),
  };
  const script = urlOf(fields.source);
  return { report, script: script?.protocol.startsWith('http') ? script : undefined };
}

function word(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[^\w:./-]/g, ' ').slice(0, MAX_WORD_LENGTH) : '';
}

function lineOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

function originOnly(value: unknown): string {
  const url = urlOf(value);
  if (!url) return word(value);
  return word(url.origin === 'null' ? url.protocol : url.origin);
}

function addressOf(value: unknown): string {
  const url = urlOf(value);
  return url?.protocol.startsWith('http') ? redactPersonalData(url.origin + url.pathname) : originOnly(value);
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
