/**
 * A first name made from an e-mail address as typed: what stands before the first character that is no letter, with a
 * capital. It takes nothing from an account, so it is the same whether there is one or not.
 */
export function shownName(email: string): string {
  const [local = ''] = email.split('@');
  const [name = local] = /^[\p{L}\p{M}]+/u.exec(local) ?? [];
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
