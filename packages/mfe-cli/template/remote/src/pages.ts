import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/__name__',
    page: () => import('./features/start/StartPage.tsx'),
    title: '__title__',
    // Kept on the device, so that the page works offline.
    data: ['/api/v1/user/location/:location'],
  },
];
