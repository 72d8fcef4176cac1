/** Colours by role: deep green for trust, a warm clay accent, warm paper below. */
export declare const light: {
  readonly paper: '#faf5eb';
  readonly surface: '#fffdf8';
  readonly sunken: '#f1e9da';
  readonly ink: '#1c2a23';
  readonly muted: '#53605a';
  readonly line: '#ddd2bd';
  /** Edges of controls, which must be seen to be used. */
  readonly edge: '#84796a';
  readonly brand: '#0b5a3c';
  readonly brandStrong: '#07402a';
  readonly brandSoft: '#dcebe0';
  readonly onBrand: '#ffffff';
  /** A deep green ground for what opens a page, and the words on it. */
  readonly band: '#0a4a33';
  readonly onBand: '#fbf3e4';
  readonly accent: '#9a4410';
  readonly accentSoft: '#fae5d3';
  readonly danger: '#a0281c';
  readonly dangerSoft: '#fbe7e2';
  readonly success: '#2a6110';
  readonly successSoft: '#e4efd3';
  readonly warning: '#7a4d00';
  readonly warningSoft: '#fbebc3';
  /** Of shadows. */
  readonly shade: '#1c2a2324';
  /** Dims the page behind a dialog. */
  readonly overlay: '#12201899';
};
export type ColorRole = keyof typeof light;
export declare const dark: Record<ColorRole, string>;
/** What changes for somebody who asks for more contrast: edges that cannot be missed, no faint words. */
export declare const strongLight: {
  readonly line: '#7a7060';
  readonly edge: '#3d372e';
  readonly muted: '#333f39';
};
export declare const strongDark: Record<keyof typeof strongLight, string>;
