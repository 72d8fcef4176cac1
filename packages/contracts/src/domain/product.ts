export const PRODUCT_NAME = 'NaijaAgents';

export function pageTitle(page: string): string {
  return `${page} · ${PRODUCT_NAME}`;
}
