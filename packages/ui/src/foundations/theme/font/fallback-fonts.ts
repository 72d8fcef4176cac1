/** Written by scripts/make-font.mjs: local fallback fonts with the metrics of Inter. */
export const fallbackFonts = [
  {
    family: 'Inter as Roboto',
    local: ['Roboto', 'Roboto-Regular'],
    weights: '400 500',
    sizeAdjust: '105.35%',
    ascent: '91.96%',
    descent: '22.90%',
    lineGap: '0.00%',
  },
  {
    family: 'Inter as Roboto',
    local: ['Roboto Bold', 'Roboto-Bold'],
    weights: '600 800',
    sizeAdjust: '106.85%',
    ascent: '90.66%',
    descent: '22.57%',
    lineGap: '0.00%',
  },
  {
    family: 'Inter as Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    weights: '400 500',
    sizeAdjust: '104.24%',
    ascent: '92.94%',
    descent: '23.14%',
    lineGap: '0.00%',
  },
  {
    family: 'Inter as Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    weights: '600 800',
    sizeAdjust: '100.41%',
    ascent: '96.48%',
    descent: '24.02%',
    lineGap: '0.00%',
  },
] as const;
