import type { BuildSource } from '@naija/contracts/http/releases';

const SHORT_COMMIT = 7;

/** A build in one cell, such as 'acme/directory@1a2b3c4 .github/workflows/ship.yml'. */
export function sourceText({ repository, commit, workflow }: BuildSource): string {
  const name = repository.replace(/^https:\/\/github\.com\//, '');
  return `${name}@${commit.slice(0, SHORT_COMMIT)} ${workflow}`;
}
