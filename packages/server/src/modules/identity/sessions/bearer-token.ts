// RFC 6750, section 2.1; the scheme in any letter case, by RFC 9110, section 11.1.
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The token in an Authorization header, whoever made it up; undefined where there is none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}
