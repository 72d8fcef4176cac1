import { API_PREFIX } from './paths.ts';

export interface SignupRequest {
  name: string;
  email: string;
  phone: string;
  address: string;
  state: string;
  password: string;
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
  /** Cancels a deletion of the account that is due, without which the login is refused as `deletion_due`. */
  keepAccount?: boolean | undefined;
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
      /** Absent for everyone else. */
      isOperator?: true;
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

/** `PUT /api/v1/user/email`. The address takes effect once it is confirmed by the link that is mailed to it. */
export interface ChangeEmailRequest {
  email: string;
  currentPassword: string;
}

export interface ChangePasswordRequest extends ResetPasswordRequest {
  currentPassword: string;
}

/** Body of requests that need nothing but the password: to download one's data, and to delete the account. */
export interface CurrentPasswordRequest {
  currentPassword: string;
}

/** The account has no password until one is set with `resetToken`. */
export interface RestoreEmailResponse {
  message: string;
  resetToken: string;
}

export interface VerifyCodeRequest {
  email: string;
  code: string;
}

export interface ResendVerificationRequest {
  email: string;
}

/** Times are ISO 8601, UTC; `current` is the session of the request. */
export interface SessionSummary {
  _id: string;
  /** Browser and system, such as 'Chrome on Android'; null if unknown, absent in responses of earlier releases. */
  device?: string | null;
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
}

export interface SessionListResponse {
  sessions: SessionSummary[];
}

export interface MessageResponse {
  message: string;
}

export const authPaths = {
  signup: `${API_PREFIX}/auth/signup`,
  login: `${API_PREFIX}/auth/login`,
  logout: `${API_PREFIX}/auth/logout`,
  forgotPassword: `${API_PREFIX}/auth/forgot-password`,
  /** GET says whether the token is valid, POST uses it. */
  resetPassword: (token: string) => `${API_PREFIX}/auth/reset-password?token=${encodeURIComponent(token)}`,
  /** PUT requests a change, DELETE cancels it. */
  changeEmail: `${API_PREFIX}/user/email`,
  resendEmailChange: `${API_PREFIX}/user/email/resend`,
  changePassword: `${API_PREFIX}/user/password`,
  /** Answers a ZIP file. */
  downloadData: `${API_PREFIX}/user/data`,
  deleteAccount: `${API_PREFIX}/user/deletion`,
  cancelDeletion: (token: string) => `${API_PREFIX}/auth/cancel-deletion?token=${encodeURIComponent(token)}`,
  restoreEmail: (token: string) => `${API_PREFIX}/auth/restore-email?token=${encodeURIComponent(token)}`,
  verifyCode: `${API_PREFIX}/auth/verify-code`,
  resendVerification: `${API_PREFIX}/auth/resend-verification`,
  sessions: `${API_PREFIX}/auth/sessions`,
  session: (id: string) => `${API_PREFIX}/auth/sessions/${encodeURIComponent(id)}`,
  verify: (token: string) => `${API_PREFIX}/auth/verify?token=${encodeURIComponent(token)}`,
} as const;
