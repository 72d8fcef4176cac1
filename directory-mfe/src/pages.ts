import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/',
    page: () => import('./features/home/HomePage.tsx'),
    title: 'Property agents in Nigeria',
    data: ['/api/v1/user/location/:location', '/api/v1/figures'],
  },
  {
    path: '/trending',
    page: () => import('./features/trending/TrendingPage.tsx'),
    title: 'Trending agents in Lagos',
    data: ['/api/v1/user/location/:location'],
  },
  {
    path: '/about',
    page: () => import('./features/about/AboutPage.tsx'),
    title: 'About us',
  },
  {
    path: '/privacy',
    page: () => import('./features/privacy/PrivacyPage.tsx'),
    title: 'Privacy',
  },
  {
    path: '/terms',
    page: () => import('./features/terms/TermsPage.tsx'),
    title: 'Terms of use',
  },
  {
    path: '/cost',
    page: () => import('./features/cost/CostPage.tsx'),
    title: 'Move-in cost',
  },
  {
    path: '/compare',
    page: () => import('./features/compare/ComparePage.tsx'),
    title: 'Compare agents',
    data: ['/api/v1/user/:id'],
    clientOnly: true,
  },
  {
    path: '/location/:cityName',
    page: () => import('./features/location/LocationPage.tsx'),
    title: 'Property agents',
    data: ['/api/v1/user/location/:location'],
  },
  {
    path: '/agent/:id',
    page: () => import('./features/profile/ProfilePage.tsx'),
    title: 'Agent profile',
    data: ['/api/v1/user/:id', '/api/v1/comment/getAll/:agentId'],
  },
  {
    path: '/saved',
    page: () => import('./features/favourites/FavouritesPage.tsx'),
    title: 'Saved agents',
    data: ['/api/v1/user/:id'],
    clientOnly: true,
  },
];
