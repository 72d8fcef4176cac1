import type { Preview } from '@storybook/react-vite';

/** How a visitor has set up the device, chosen in the toolbar. */
export interface Visitor {
  theme: 'light' | 'dark';
  motion: 'full' | 'reduce';
  text: 'normal' | 'double';
  data: 'full' | 'save';
}

/** Gives the page what the visitor's device would. */
export function applyVisitor({ theme, motion, text, data }: Visitor): void {
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

/** The toolbar's menus, by the name of what they set. */
export const visitorToolbar: Toolbar & Record<keyof Visitor, unknown> = {
  theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  motion: choice('Motion', 'play', { full: 'Full motion', reduce: 'Reduced motion' }),
  text: choice('Text', 'paragraph', { normal: 'Text at 100 %', double: 'Text at 200 %' }),
  data: choice('Data', 'download', { full: 'No Save-Data', save: 'Save-Data' }),
};
