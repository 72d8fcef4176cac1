import { isProgram, PROGRAM_NAMES, run } from './db-cli/run.ts';

// For servers without the repository's npm scripts, such as a container: `node dist/cli.js db status`.
const [program = '', ...argv] = process.argv.slice(2);
if (isProgram(program)) {
  process.exitCode = await run(program, argv, {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    env: process.env,
  });
} else {
  process.stderr.write(`Name a program: ${PROGRAM_NAMES.join(', ')}; each has --help.\n`);
  process.exitCode = 2;
}
