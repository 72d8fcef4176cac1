import type { StorybookConfig } from '@storybook/react-vite';
import { SOURCE_CONDITIONS } from '@naija/build-kit';
import { licences } from '@naija/build-kit/licences';
import { mergeConfig } from 'vite';
import teams from '../teams.json' with { type: 'json' };
import { teamStorybooks } from './team-storybooks.ts';

const config: StorybookConfig = {
  stories: ['../docs/*.mdx', '../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  refs: teamStorybooks(teams),
  staticDirs: ['../../packages/ui/samples'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (settings) =>
    mergeConfig(settings, {
      resolve: { conditions: SOURCE_CONDITIONS },
      plugins: [licences()],
      // Found while stories already run otherwise, which makes them load twice or not at all.
      optimizeDeps: { include: ['formik', 'lucide-react', 'react-router-dom', 'styled-components', 'yup'] },
    }),
};

export default config;
