export const PRODUCT_NAME = 'NaijaAgents';

/** The document title of a page: 'Log in' gives 'Log in · NaijaAgents'. */
export function pageTitle(page: string): string {
  return `${page} · ${PRODUCT_NAME}`;
}
