import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { GlobalStyle } from '@naija/ui';
import { applyVisitor, visitorToolbar, type Visitor } from './visitor.ts';

// A busy machine takes its time to show what a story waits for.
configure({ asyncUtilTimeout: 15_000 });

/** What the shell puts around every page. */
const inThePage: Decorator = (Story, { globals }) => {
  applyVisitor(globals as Visitor);
  return (
    <MemoryRouter>
      <GlobalStyle />
      <Story />
    </MemoryRouter>
  );
};

const widths = { 'small phone': 320, phone: 360, tablet: 768, desk: 1280 };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inThePage],
  globalTypes: visitorToolbar,
  initialGlobals: {
    theme: import.meta.env.STORY_THEME ?? 'light',
    motion: 'full',
    text: 'normal',
    data: 'full',
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          `w${String(width)}`,
          { name: `${name}, ${String(width)} px`, styles: { width: `${String(width)}px`, height: '100%' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Tokens',
          'Writing',
          'Using it',
          'Foundations',
          'Actions',
          'Display',
          'Navigation',
          'Feedback',
          'Forms',
        ],
      },
    },
  },
};

export default preview;
