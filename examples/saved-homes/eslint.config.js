import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/**', '.storybook/**'] },
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  // Configuration files belong to no compiler project.
  { files: ['*.config.{js,ts}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  reactHooks.configs.flat['recommended-latest'],
);
