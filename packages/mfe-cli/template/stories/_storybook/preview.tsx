import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '@naija/ui';

const preview: Preview = {
  // Components that the shell puts around every page.
  decorators: [
    (Story) => (
      <MemoryRouter>
        <GlobalStyle />
        <Story />
      </MemoryRouter>
    ),
  ],
};

export default preview;
