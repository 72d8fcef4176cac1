import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  { path: '/login', page: () => import('./features/login/LoginPage.tsx') },
  { path: '/signup', page: () => import('./features/signup/SignupPage.tsx') },
  { path: '/verify', page: () => import('./features/verification/VerifyPage.tsx') },
  { path: '/verified', page: () => import('./features/verification/VerifiedPage.tsx') },
  { path: '/forgot', page: () => import('./features/password/ForgotPage.tsx') },
  { path: '/reset-success', page: () => import('./features/password/ResetSuccessPage.tsx') },
  { path: '/set-password', page: () => import('./features/password/SetPasswordPage.tsx') },
];
