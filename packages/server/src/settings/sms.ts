import type { EnvReader } from './env-reader.ts';
import { webhookAddress } from './parsers.ts';

const DEFAULT_COUNTRIES = ['234'];
const DEFAULT_DAILY_MAX = 500;

export interface SmsSettings {
  /** URL that accepts text messages as JSON. Without it they go to `/dev/mailbox`, and in production nowhere. */
  url: string | undefined;
  token: string | undefined;
  /** Calling codes without a plus. */
  countries: string[];
  /** Messages in 24 hours. */
  dailyMax: number;
}

export function readSms(reader: EnvReader): SmsSettings {
  const hidden = () => '***';
  return {
    url: reader.read<string | undefined>(
      'SMS_URL',
      undefined,
      'an address such as https://sms.example/send, with http on this machine alone',
      webhookAddress,
      hidden,
    ),
    token: reader.read<string | undefined>('SMS_TOKEN', undefined, 'visible characters', token, hidden),
    countries: reader.read(
      'SMS_COUNTRIES',
      DEFAULT_COUNTRIES,
      'calling codes such as 234, with commas',
      callingCodes,
    ),
    dailyMax: reader.read('SMS_DAILY_MAX', DEFAULT_DAILY_MAX, 'messages from 0 to 1000000', count),
  };
}

function token(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

function callingCodes(text: string): string[] | undefined {
  const codes = text.split(',').map((code) => code.trim());
  return codes.every((code) => /^[1-9]\d{0,2}$/.test(code)) ? codes : undefined;
}

function count(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined;
}
