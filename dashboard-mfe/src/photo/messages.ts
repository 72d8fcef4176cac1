import { words } from '@naija/runtime';

export const CROP_MESSAGES = words('dashboard.crop', {
  open: 'Crop',
  title: 'Crop your photo',
  loading: 'Opening your photo',
  loadFailed: "We couldn't open your photo for cropping. You can still upload it.",
  unreadable: "This photo can't be cropped here. You can still upload it.",
  frame: 'Your photo as it will be. Drag it, or use the arrow keys.',
  zoom: 'Zoom',
  exact: 'Move it without dragging',
  horizontal: 'Left and right',
  vertical: 'Up and down',
  use: 'Use this square',
  cancel: 'Cancel',
});
