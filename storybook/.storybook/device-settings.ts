import type { Preview } from '@storybook/react-vite';

/** Preferences of the visitor's device, set in the toolbar. */
export interface DeviceSettings {
  theme: 'light' | 'dark';
  motion: 'full' | 'reduce';
  text: 'normal' | 'double';
  data: 'full' | 'save';
}

/** Emulates the preferences, as the system and browser of a visitor would report them. */
export function applyDevice({ theme, motion, text, data }: DeviceSettings): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = motion;
  root.style.fontSize = text === 'double' ? '200%' : '';
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: data === 'save' },
  });
}

type Toolbar = NonNullable<Preview['globalTypes']>;

function choice(
  title: string,
  icon: 'contrast' | 'play' | 'paragraph' | 'download',
  items: Record<string, string>,
): Toolbar[string] {
  return {
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    },
  };
}

/** Toolbar menus, by setting. */
export const deviceToolbar: Toolbar & Record<keyof DeviceSettings, unknown> = {
  theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  motion: choice('Motion', 'play', { full: 'Full motion', reduce: 'Reduced motion' }),
  text: choice('Text', 'paragraph', { normal: 'Text at 100 %', double: 'Text at 200 %' }),
  data: choice('Data', 'download', { full: 'No Save-Data', save: 'Save-Data' }),
};
