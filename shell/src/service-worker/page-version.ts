import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';

/** Version of the shell's page with the settings and policy that the server adds to it; the server sets it. */
export function pageVersion(): string {
  return (globalThis as { PAGE_VERSION?: string }).PAGE_VERSION ?? '';
}

/** Whether a page is of the shell that this worker has precached. */
export function isOfThisShell({ headers }: Response): boolean {
  return headers.get(RENDERED_PAGE.pageVersionHeader) === pageVersion();
}
