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

/** What reset and verify answer. */
export interface MessageResponse {
  message: string;
}

export const authPaths = {
  signup: `${API_PREFIX}/auth/signup`,
  login: `${API_PREFIX}/auth/login`,
  logout: `${API_PREFIX}/auth/logout`,
  forgotPassword: `${API_PREFIX}/auth/forgot-password`,
  resetPassword: (token: string) => `${API_PREFIX}/auth/reset-password?token=${encodeURIComponent(token)}`,
  verify: (token: string) => `${API_PREFIX}/auth/verify?token=${encodeURIComponent(token)}`,
} as const;
