import { API_PREFIX } from './paths.ts';

export const PHONE_STATES = [
  'confirmed',
  /** A code can be asked for. */
  'ready',
  /** The email address has to be verified first. */
  'email',
  /** Codes cannot be sent to this number. */
  'unsupported',
  /** This site sends no text messages. */
  'unavailable',
] as const;
export type PhoneState = (typeof PHONE_STATES)[number];

/** `GET /api/v1/user/phone`: how far the agent's number is confirmed; times are ISO 8601, UTC. */
export interface PhoneResponse {
  /** The number in the profile. */
  phone: string;
  state: PhoneState;
  verifiedAt: string | null;
  /** Expiry of the code that was sent last; null if none is valid. */
  codeUntil: string | null;
}

/** `POST /api/v1/user/phone/confirm`. */
export interface PhoneCodeRequest {
  code: string;
}

/** `POST /api/v1/user/phone/new`: lets an edit of the profile store another number. */
export interface NewPhoneRequest {
  phone: string;
  currentPassword: string;
}

export const phonePaths = {
  own: `${API_PREFIX}/user/phone`,
  /** Asks for a code. */
  code: `${API_PREFIX}/user/phone/code`,
  confirm: `${API_PREFIX}/user/phone/confirm`,
  new: `${API_PREFIX}/user/phone/new`,
} as const;
