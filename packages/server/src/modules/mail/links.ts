import { UNSUBSCRIBE_PAGE } from '@naija/contracts/http/notifications';

/** Clients choose the Host header, so absolute addresses come from the settings. */
export interface MailLinks {
  verify: (token: string) => string;
  setPassword: (token: string) => string;
  restoreEmail: (token: string) => string;
  restorePhone: (token: string) => string;
  keepAccount: (token: string) => string;
  confirmComment: (token: string) => string;
  home: () => string;
  checks: () => string;
  login: () => string;
  forgot: () => string;
  comments: () => string;
  unsubscribe: (token: string) => string;
}

/** `origin` is called for each link, because the server's port is known late. */
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
