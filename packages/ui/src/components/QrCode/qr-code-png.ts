import { qrModules } from './qr-modules.ts';

/** Pixels a side, at least: sharp when printed 8 cm wide at 300 dpi. */
const MIN_SIDE = 1_000;

/** A QR code as a PNG, black on white, with a whole number of pixels a module. Throws where the browser draws none. */
export function qrCodePng(text: string): Promise<Blob> {
  const { modules, size } = qrModules(text);
  const scale = Math.ceil(MIN_SIDE / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('This browser makes no PNG'));
    }, 'image/png');
  });
}
