import { defineConfig } from 'vitest/config';
import shell from './shell/vitest.config.ts';
import { run } from './vitest.presets.ts';

/** For `npx vitest run <path>` at the root; each workspace has its own configuration. */
export default defineConfig({
  test: {
    ...run,
    projects: ['{packages/*,storybook,*-mfe}/vitest.config.ts', ...(shell.test?.projects ?? [])],
  },
});
