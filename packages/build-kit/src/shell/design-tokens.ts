import { createRequire } from 'node:module';
import path from 'node:path';
import { runnerImport } from 'vite';
import { neededProperties } from '../lib/custom-properties.ts';

const TOKENS = 'src/foundations/theme/tokens.ts';

/** CSS custom properties of the design tokens that the global style of a shell's ui sets. */
export async function designTokens(shellRoot: string): Promise<string[]> {
  const require = createRequire(path.join(shellRoot, 'package.json'));
  const file = path.join(path.dirname(require.resolve('@naija/ui/package.json')), TOKENS);
  const { module } = await runnerImport<{ tokens: Record<string, Record<string, string>> }>(file, {
    configFile: false,
    logLevel: 'silent',
  });
  return neededProperties(Object.values(module.tokens).flatMap((group) => Object.values(group)));
}
