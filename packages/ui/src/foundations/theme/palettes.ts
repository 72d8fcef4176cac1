/** Colours of the light theme, by role. */
export const light = {
  paper: '#faf5eb',
  surface: '#fffdf8',
  sunken: '#f1e9da',
  ink: '#1c2a23',
  muted: '#53605a',
  line: '#ddd2bd',
  /** Edges of controls: 3:1 to every background. */
  edge: '#84796a',
  brand: '#0b5a3c',
  brandStrong: '#07402a',
  brandSoft: '#dcebe0',
  onBrand: '#ffffff',
  /** Hero and footer background. */
  band: '#0a4a33',
  onBand: '#fbf3e4',
  accent: '#9a4410',
  accentSoft: '#fae5d3',
  danger: '#a0281c',
  dangerSoft: '#fbe7e2',
  success: '#2a6110',
  successSoft: '#e4efd3',
  warning: '#7a4d00',
  warningSoft: '#fbebc3',
  /** Colour of shadows. */
  shade: '#1c2a2324',
  /** Backdrop of dialogs. */
  overlay: '#12201899',
} as const;

export type ColorRole = keyof typeof light;

export const dark: Record<ColorRole, string> = {
  paper: '#0f1713',
  surface: '#17221c',
  sunken: '#1f2c25',
  ink: '#f2ece0',
  muted: '#b3bfb6',
  line: '#2e3d35',
  edge: '#7d8d84',
  brand: '#63c998',
  brandStrong: '#86dbb2',
  brandSoft: '#1b3a2b',
  onBrand: '#06281a',
  band: '#143c2c',
  onBand: '#f6efe2',
  accent: '#f0a766',
  accentSoft: '#3a2818',
  danger: '#ff9f91',
  dangerSoft: '#3d1f1a',
  success: '#a3d977',
  successSoft: '#24381a',
  warning: '#f2c14e',
  warningSoft: '#3b2f10',
  shade: '#00000080',
  overlay: '#000000b3',
};

/** Overrides for `prefers-contrast: more`. */
export const strongLight = {
  line: '#7a7060',
  edge: '#3d372e',
  muted: '#333f39',
} as const satisfies Partial<Record<ColorRole, string>>;

export const strongDark: Record<keyof typeof strongLight, string> = {
  line: '#7d8d84',
  edge: '#c3cec6',
  muted: '#dbe3dd',
};
