import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from '@naija/tooling/browser';

const { executablePath, args, env } = await findBrowser();
const configDir = path.join(import.meta.dirname, '.storybook');

/** Every story in a real browser, with its interactions, and accessibility violations as failures. */
function stories(theme: string): TestProjectInlineConfiguration {
  return {
    root: import.meta.dirname,
    plugins: [react(), storybookTest({ configDir, disableAddonDocs: true })],
    define: { 'import.meta.env.STORY_THEME': JSON.stringify(theme) },
    test: {
      name: theme,
      browser: {
        enabled: true,
        headless: true,
        api: { host: '127.0.0.1' },
        screenshotFailures: false,
        viewport: { width: 360, height: 740 },
        provider: playwright({ launchOptions: { executablePath, args, env: { ...process.env, ...env } } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({ test: { projects: [stories('light'), stories('dark')] } });
