import { UNSUBSCRIBE_PAGE } from '@naija/contracts/http/notifications';

/** Absolute addresses for mail. They are based on the settings, because clients choose the Host header. */
export interface MailLinks {
  verify: (token: string) => string;
  setPassword: (token: string) => string;
  restoreEmail: (token: string) => string;
  restorePhone: (token: string) => string;
  keepAccount: (token: string) => string;
  confirmComment: (token: string) => string;
  home: () => string;
  /** Page about the checks of the agent who is logged in. */
  checks: () => string;
  login: () => string;
  forgot: () => string;
  /** Page of the comments on the agent. */
  comments: () => string;
  unsubscribe: (token: string) => string;
}

/** Builds the links; `origin` is called for each, because the server's port is known late. */
export function mailLinks(origin: () => string): MailLinks {
  const withToken = (path: string) => (token: string) =>
    `${origin()}${path}?token=${encodeURIComponent(token)}`;
  return {
    verify: withToken('/verified'),
    setPassword: withToken('/set-password'),
    restoreEmail: withToken('/restore-email'),
    restorePhone: withToken('/restore-phone'),
    keepAccount: withToken('/keep-account'),
    confirmComment: withToken('/confirm-comment'),
    home: () => `${origin()}/`,
    checks: () => `${origin()}/dashboard?tab=settings#checks`,
    login: () => `${origin()}/login`,
    forgot: () => `${origin()}/forgot`,
    comments: () => `${origin()}/dashboard?tab=comments`,
    unsubscribe: withToken(UNSUBSCRIBE_PAGE),
  };
}
