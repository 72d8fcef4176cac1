import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '@naija/tooling/cli';
import { ROOT } from '@naija/tooling/workspaces';
import { architectureProblems, DOCUMENT, documentWith, importsOfProduct } from './architecture.mjs';
import { sourceFiles } from './source-files.mjs';

const { values } = readArguments(
  `npm run architecture              draws the diagrams of docs/architecture.md from the imports
npm run architecture -- --check   reports circular imports and outdated diagrams`,
  { check: { type: 'boolean' } },
);
const imports = importsOfProduct(sourceFiles());
if (values.check === true) {
  const problems = architectureProblems(imports);
  for (const problem of problems) process.stderr.write(`✗ ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else writeFileSync(path.join(ROOT, DOCUMENT), documentWith(imports));
