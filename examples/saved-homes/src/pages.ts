import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/saved-homes',
    page: () => import('./features/start/StartPage.tsx'),
    title: 'Saved homes',
    // Kept on the device, so that the page works offline.
    data: ['/api/v1/user/location/:location'],
  },
];
