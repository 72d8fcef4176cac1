import { API_PREFIX } from './paths.ts';

/** Public registers that may list an agent: companies, agents in Lagos, and estate surveyors. */
export const REGISTERS = ['cac', 'lasrera', 'niesv'] as const;
export type Register = (typeof REGISTERS)[number];

/** An entry that an operator has found in the register, and that holds. Days are those of Lagos, as '2026-11-03'. */
export interface CheckedRegistration {
  register: Register;
  number: string;
  checkedOn: string;
  /** The last day on which it holds. */
  validUntil: string;
}

export const REGISTRATION_STATES = [
  /** Waits for an operator. */
  'pending',
  'confirmed',
  'refused',
  /** Was confirmed, and taken back by an operator. */
  'revoked',
  'expired',
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** An entry as its agent sees it. Only a confirmed one is public. */
export interface OwnRegistration {
  register: Register;
  number: string;
  state: RegistrationState;
  /** ISO 8601, UTC. */
  enteredAt: string;
  checkedOn?: string;
  validUntil?: string;
  /** Reason for the refusal or revocation. */
  reason?: string;
}

/** `GET /api/v1/user/registrations`: one at most for each register. */
export interface RegistrationsResponse {
  registrations: OwnRegistration[];
}

/** `POST /api/v1/user/registrations`: replaces the previous entry and is checked again; null removes it. */
export interface RegistrationRequest {
  register: Register;
  number: string | null;
}

export const registrationPaths = { own: `${API_PREFIX}/user/registrations` } as const;
