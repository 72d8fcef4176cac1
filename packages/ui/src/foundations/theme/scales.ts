export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  xxxl: '4rem',
} as const;

/** Type sizes. The two largest are fluid. */
export const text = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.25rem',
  heading: 'clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)',
  display: 'clamp(1.75rem, 1.3rem + 2.2vw, 3rem)',
} as const;

export const radius = { small: '0.375rem', medium: '0.75rem', large: '1.25rem', round: '999px' } as const;

export const shadow = {
  low: '0 1px 2px var(--color-shade)',
  high: '0 2px 4px var(--color-shade), 0 12px 28px var(--color-shade)',
} as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '240ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const size = {
  /** Minimum touch target, 44 px. */
  touch: '2.75rem',
} as const;
