import { words } from '@naija/runtime';

export const WORK_MESSAGES = words('directory.work', {
  title: 'Photos of work',
  of: (name: string) => `Photos of work by ${name}`,
  /** Alternative text of a photo without a caption. */
  alt: (name: string, position: number, count: number) =>
    `Work of ${name}, photo ${String(position)} of ${String(count)}`,
  show: 'Show photo',
  failed: "We couldn't open the photos",
  openFile: 'Open the picture by itself',
  loading: 'Loading the photo',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  position: (position: number, count: number) => `${String(position)} of ${String(count)}`,
  unavailable: "This photo isn't available right now.",
});
