import { PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { stateName } from '@naija/contracts/domain/states';
import { SCREENSHOT_SIZES, SCREENSHOTS, screenshotPath } from '@naija/contracts/pwa/screenshots';
import { SHARE_TARGET_FIELD, SHARE_TARGET_PATH } from '@naija/contracts/pwa/share-target';

/** Background of the light theme. In the dark theme, the page's `theme-color` replaces it. */
const PAPER = '#faf5eb';

const PNG = 'image/png';

export const manifest = {
  id: '/',
  scope: '/',
  start_url: '/',
  name: `${PRODUCT_NAME} – ${PAGE_META.home.title}`,
  short_name: PRODUCT_NAME,
  description: PAGE_META.home.description,
  lang: 'en-NG',
  dir: 'ltr' as const,
  categories: ['business', 'lifestyle', 'shopping'],
  theme_color: PAPER,
  background_color: PAPER,
  display: 'standalone' as const,
  display_override: ['standalone' as const, 'minimal-ui' as const],
  orientation: 'any' as const,
  // Reuses the open window, which asks before it discards unsaved input.
  launch_handler: { client_mode: ['navigate-existing' as const, 'auto' as const] },
  prefer_related_applications: false,
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: SCREENSHOTS.map((screenshot) => {
    const { width, height } = SCREENSHOT_SIZES[screenshot.form];
    const { form, label } = screenshot;
    const sizes = `${String(width)}x${String(height)}`;
    return { src: screenshotPath(screenshot), sizes, type: 'image/webp', form_factor: form, label };
  }),
  shortcuts: [
    shortcut(stateName('lagos'), pagePaths.location('lagos'), 'place'),
    shortcut(stateName('abuja'), pagePaths.location('abuja'), 'place'),
    shortcut('Saved agents', pagePaths.favourites, 'saved'),
    shortcut('Dashboard', '/dashboard', 'dashboard'),
  ],
  share_target: {
    action: SHARE_TARGET_PATH,
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_TARGET_FIELD, accept: ['image/*'] }] },
  },
};

function icon(name: string, edge: number, purpose: 'any' | 'maskable' | 'monochrome') {
  const sizes = `${String(edge)}x${String(edge)}`;
  return { src: `/icons/${name}-${String(edge)}.png`, sizes, type: PNG, purpose };
}

function shortcut(name: string, url: string, picture: string) {
  return {
    name,
    url,
    icons: [{ src: `/icons/shortcut-${picture}.png`, sizes: '96x96', type: PNG }],
  };
}
