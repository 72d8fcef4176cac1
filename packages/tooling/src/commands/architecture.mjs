import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { install } from '../build/install.mjs';
import { readArguments } from '../lib/cli.mjs';
import { log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';

const { values } = readArguments(
  `npm run architecture              draws the diagrams of docs/architecture.md from the imports
npm run architecture -- --check   reports circular imports and outdated diagrams`,
  { check: { type: 'boolean' } },
);
process.chdir(ROOT);
await install();
const { architectureProblems, DOCUMENT, documentWith, importsOfProduct } =
  await import('../lint/architecture.mjs');
const { sourceFiles } = await import('../lint/source-files.mjs');

const imports = importsOfProduct(sourceFiles());
if (values.check === true) {
  const problems = architectureProblems(imports);
  for (const problem of problems) process.stderr.write(`✗ ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  writeFileSync(path.join(ROOT, DOCUMENT), documentWith(imports));
  log(`Drawn: ${DOCUMENT}`);
}
