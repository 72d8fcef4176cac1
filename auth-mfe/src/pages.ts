import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/login',
    page: () => import('./features/login/LoginPage.tsx'),
    title: 'Log in',
  },
  {
    path: '/signup',
    page: () => import('./features/signup/SignupPage.tsx'),
    title: 'Create an Account',
  },
  {
    path: '/verify',
    page: () => import('./features/verification/VerifyPage.tsx'),
    title: 'Verify your email',
    clientOnly: true,
  },
  {
    path: '/verified',
    page: () => import('./features/verification/VerifiedPage.tsx'),
    title: 'Verifying your email',
    clientOnly: true,
  },
  {
    path: '/forgot',
    page: () => import('./features/password/ForgotPage.tsx'),
    title: 'Forgot Password',
  },
  {
    path: '/reset-success',
    page: () => import('./features/password/ResetSuccessPage.tsx'),
    title: 'Check your email',
    clientOnly: true,
  },
  {
    path: '/set-password',
    page: () => import('./features/password/SetPasswordPage.tsx'),
    title: 'Set a new password',
    clientOnly: true,
  },
  {
    path: '/restore-email',
    page: () => import('./features/restore-email/RestoreEmailPage.tsx'),
    title: 'Keep your email',
    clientOnly: true,
  },
  {
    path: '/restore-phone',
    page: () => import('./features/restore-email/RestoreEmailPage.tsx'),
    title: 'Take your old number back',
    clientOnly: true,
  },
  {
    path: '/keep-account',
    page: () => import('./features/deletion/KeepAccountPage.tsx'),
    title: 'Keep your account',
    clientOnly: true,
  },
  {
    path: '/confirm-comment',
    page: () => import('./features/comment/ConfirmCommentPage.tsx'),
    title: 'Confirm your email',
    clientOnly: true,
  },
  {
    path: '/unsubscribe',
    page: () => import('./features/unsubscribe/UnsubscribePage.tsx'),
    title: 'Stop these emails',
    clientOnly: true,
  },
  {
    path: '/account-deleted',
    page: () => import('./features/deletion/AccountDeletedPage.tsx'),
    title: 'Account deleted',
    clientOnly: true,
  },
];
