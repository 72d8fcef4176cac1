import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { GlobalStyle } from '@naija/ui';
import fontUrl from '@naija/ui/font.woff2?url';
import { applyDevice, deviceToolbar, type DeviceSettings } from './device-settings.ts';

// Play functions get more time, for busy machines.
configure({ asyncUtilTimeout: 15_000 });

/** The font of the product is optional; this one is there before the first story, so that all pictures have it. */
const font = new FontFace('Inter', `url('${fontUrl}')`, { weight: '400 800' });
document.fonts.add(font);

/** Provides what the shell puts around every page. */
const inShell: Decorator = (Story, { globals }) => {
  applyDevice(globals as DeviceSettings);
  return (
    <MemoryRouter>
      <GlobalStyle />
      <Story />
    </MemoryRouter>
  );
};

const widths = { 'small phone': 320, phone: 360, tablet: 768, desktop: 1280 };

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [() => font.load()],
  decorators: [inShell],
  globalTypes: deviceToolbar,
  initialGlobals: {
    theme: 'light',
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
