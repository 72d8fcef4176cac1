import sharp from 'sharp';

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A noisy JPEG with GPS metadata, as cameras make it. Sizes in pixels. */
export async function cameraPhoto(width: number, height: number, quality = 90): Promise<PickedFile> {
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
