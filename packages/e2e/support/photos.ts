import sharp from 'sharp';

/** A file as the browser's picker hands it over. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo as a phone takes it: large, full of detail, with the place it was taken at. Sizes in pixels. */
export async function phonePhoto(width: number, height: number, quality = 90): Promise<PickedFile> {
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  })
    .blur(0.8)
    .jpeg({ quality })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .toBuffer();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: noise };
}
