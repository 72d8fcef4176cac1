import { API_PREFIX } from './paths.ts';

export interface SignupRequest {
  name: string;
  email: string;
  phone: string;
  address: string;
  state: string;
  password: string;
  /** Left out when the agent gave none. */
  instagram?: string;
}

export interface SignupResponse {
  name: string;
  email: string;
  message: string;
}

export interface LoginRequest {
  email: string;
  password: string;
}

export interface LoginResponse {
  token: string;
  data: {
    user: {
      _id: string;
      name: string;
      image: string | null;
      isVerified: boolean;
      inspectionFee: number | null;
    };
  };
}

export interface ForgotPasswordRequest {
  email: string;
}

export interface ForgotPasswordResponse {
  user: { name: string; email: string };
  message: string;
}

export interface ResetPasswordRequest {
  newPassword: string;
  confirmPassword: string;
}

/** `PUT /api/v1/user/email`. The address counts once its owner has opened the link that is sent to it. */
export interface ChangeEmailRequest {
  email: string;
  currentPassword: string;
}

/** `PUT /api/v1/user/password`. */
export interface ChangePasswordRequest extends ResetPasswordRequest {
  currentPassword: string;
}

/** What taking back a change of the e-mail address answers. */
export interface RestoreEmailResponse {
  message: string;
  /** For the call that sets a new password: the account has none until then. */
  resetToken: string;
}

export interface VerifyCodeRequest {
  email: string;
  /** Six digits, as the mail shows them. */
  code: string;
}

/** Asks for a new verification link. */
export interface ResendVerificationRequest {
  email: string;
}

/** One place where an agent is logged in. Times are ISO 8601, UTC. */
export interface SessionSummary {
  _id: string;
  createdAt: string;
  lastUsedAt: string;
  /** True for the session that asks. */
  current: boolean;
}

export interface SessionListResponse {
  sessions: SessionSummary[];
}

/** What reset, verify, resend and the changes of address and password answer. */
export interface MessageResponse {
  message: string;
}

export const authPaths = {
  signup: `${API_PREFIX}/auth/signup`,
  login: `${API_PREFIX}/auth/login`,
  logout: `${API_PREFIX}/auth/logout`,
  forgotPassword: `${API_PREFIX}/auth/forgot-password`,
  resetPassword: (token: string) => `${API_PREFIX}/auth/reset-password?token=${encodeURIComponent(token)}`,
  changeEmail: `${API_PREFIX}/user/email`,
  changePassword: `${API_PREFIX}/user/password`,
  restoreEmail: (token: string) => `${API_PREFIX}/auth/restore-email?token=${encodeURIComponent(token)}`,
  verifyCode: `${API_PREFIX}/auth/verify-code`,
  resendVerification: `${API_PREFIX}/auth/resend-verification`,
  sessions: `${API_PREFIX}/auth/sessions`,
  session: (id: string) => `${API_PREFIX}/auth/sessions/${encodeURIComponent(id)}`,
  verify: (token: string) => `${API_PREFIX}/auth/verify?token=${encodeURIComponent(token)}`,
} as const;
