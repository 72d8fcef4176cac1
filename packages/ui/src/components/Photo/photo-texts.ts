import { words } from '@naija/runtime';

export const PHOTO_TEXTS = words('ui.photo', {
  of: (name: string) => `Photo of ${name}`,
  show: 'Show photo',
  showOf: (name: string) => `Show photo of ${name}`,
});
