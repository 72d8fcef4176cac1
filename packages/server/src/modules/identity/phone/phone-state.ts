import { internationalDigits } from '@naija/contracts/domain/phone';
import type { PhoneState } from '@naija/contracts/http/phone';
import type { AgentRow } from '../../../database/schema.ts';
import type { SmsOptions } from '../../sms/index.ts';
import { canGetCodes } from './can-get-codes.ts';

/** How far the number of an agent is confirmed, and whether a code can be sent to it. */
export function phoneStateOf(agent: AgentRow, sms: SmsOptions | undefined): PhoneState {
  const digits = internationalDigits(agent.phone);
  if (agent.verifiedPhone === digits) return 'confirmed';
  if (!sms) return 'unavailable';
  if (agent.emailVerifiedAt === null) return 'email';
  return canGetCodes(digits, sms.countries) ? 'ready' : 'unsupported';
}
