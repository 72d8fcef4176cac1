import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import sharp, { type Sharp } from 'sharp';
import { deflatedZeros, flatPng, pngChunk } from './png.ts';

type Make = () => Promise<Buffer>;

/** Name of an image, how it is made, and the message it is refused with, if any. */
export type HostileImage = [what: string, make: Make, refusal?: string];

const { imageDamaged, imageFormat, imageHeic, imagePixels, imageType, imageUnreadable } = FIELD_MESSAGES;
/** The most pixels that are accepted. */
const SIDE = 7_000;
const flat = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: '#c81414' }, limitInputPixels: false });
/** Encodes it once: the largest take seconds. */
function made(image: Sharp): Make {
  let encoded: Promise<Buffer> | undefined;
  return () => (encoded ??= image.toBuffer());
}
const text = (content: string) => () => Promise.resolve(Buffer.from(content, 'latin1'));
const png =
  (...header: Parameters<typeof flatPng>) =>
  () =>
    flatPng(...header);

function changed(make: Make, change: (data: Buffer) => Buffer): Make {
  return async () => change(Buffer.from(await make()));
}

/** Changes the announced size, which stands `offset` bytes behind a mark. */
function saysSize(mark: string, offset: number, write: (data: Buffer, at: number) => void) {
  return (data: Buffer) => {
    write(data, data.indexOf(mark, 0, 'latin1') + offset);
    return data;
  };
}
const jpegSize = (side: number) =>
  saysSize('\xff\xc0', 5, (data, at) => {
    data.writeUInt16BE(side, at);
    data.writeUInt16BE(side, at + 2);
  });
const avifSize = (side: number) =>
  saysSize('ispe', 8, (data, at) => {
    data.writeUInt32BE(side, at);
    data.writeUInt32BE(side, at + 4);
  });

/** An animation of different frames. */
function frames(count: number, side: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const size = side * side * 3;
  const pixels = Buffer.alloc(count * size);
  for (let index = 0; index < count; index += 1) pixels.fill(index * 9, index * size, (index + 1) * size);
  const raw = { width: side, height: count * side, channels: 3 as const, pageHeight: side };
  return sharp(pixels, { raw }).toFormat(format, { effort: 1 }).toBuffer();
}

const jpeg = made(flat(SIDE).jpeg());
const JPEG: HostileImage[] = [
  ['a JPEG', jpeg],
  ['a progressive JPEG', made(flat(SIDE).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }))],
  ['a CMYK JPEG', made(flat(900).toColourspace('cmyk').jpeg())],
  ['a JPEG that says it is larger', changed(made(flat(900).jpeg()), jpegSize(SIDE))],
  ['a JPEG that says it is far larger', changed(made(flat(900).jpeg()), jpegSize(65_000)), imagePixels],
  ['a cut JPEG', changed(jpeg, (data) => data.subarray(0, 99_000)), imageDamaged],
];

const PNG: HostileImage[] = [
  ['a PNG', png({ side: SIDE, depth: 8, colour: 'rgba' })],
  ['a PNG of 16 bits', png({ side: SIDE, depth: 16, colour: 'rgba' })],
  ['an interlaced PNG', png({ side: SIDE, depth: 8, colour: 'rgba', interlaced: true })],
  [
    'an interlaced PNG of 16 bits',
    png({ side: SIDE, depth: 16, colour: 'rgba', interlaced: true }),
    imageUnreadable,
  ],
  ['a larger PNG', png({ side: 20_000, depth: 1, colour: 'grey' }), imagePixels],
  [
    'a PNG with a colour profile of 1 GB',
    async () => {
      const profile = Buffer.concat([Buffer.from('x\0\0'), await deflatedZeros(1_000_000_000)]);
      return flatPng({ side: 100, depth: 8, colour: 'rgba' }, [pngChunk('iCCP', profile)]);
    },
  ],
  [
    'an APNG of a million frames',
    png({ side: 900, depth: 8, colour: 'rgba' }, [
      pngChunk('acTL', Buffer.from([0, 0x0f, 0x42, 0x40, 0, 0, 0, 0])),
    ]),
  ],
];

const webp = made(flat(SIDE).webp({ effort: 0 }));
const avif = made(flat(SIDE).avif({ effort: 0, quality: 1 }));
const OTHERS: HostileImage[] = [
  ['a WebP', webp],
  ['a lossless WebP', made(flat(SIDE, 4).webp({ effort: 0, lossless: true }))],
  ['a WebP of many pictures', () => frames(25, 1_000, 'webp')],
  ['a cut WebP', changed(webp, (data) => data.subarray(0, 9_000)), imageDamaged],
  ['a GIF', made(flat(SIDE).gif({ effort: 1, colours: 2 }))],
  ['a GIF of many pictures', () => frames(25, 1_000, 'gif')],
  ['an AVIF', avif, imagePixels],
  ['an AVIF as large as may be', made(flat(4_000).avif({ effort: 0, quality: 1 }))],
  ['an AVIF that says it is smaller', changed(avif, avifSize(900)), imageDamaged],
  [
    'an AVIF that says it is larger',
    changed(made(flat(900).avif({ effort: 0 })), avifSize(65_535)),
    imagePixels,
  ],
];

const REFUSED: HostileImage[] = [
  ['a tiled TIFF', made(flat(SIDE).tiff({ tile: true, compression: 'deflate' })), imageFormat],
  [
    'an SVG of any size',
    text('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
    imageType,
  ],
  [
    'an SVG that reads a file',
    text(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
    ),
    imageType,
  ],
  [
    'an SVG of a billion entities',
    text(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
        { length: 30 },
        (_, n) => `<!ENTITY a${String(n + 1)} "&a${String(n)};&a${String(n)};">`,
      ).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a30;</text></svg>`,
    ),
    imageType,
  ],
  ['a HEIC', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), imageHeic],
  ['a JPEG 2000', text('\0\0\0\x0cjP  \r\n\x87\n'), imageFormat],
];

/** Images that exhaust decoders of every format that sharp reads, and headers that lie. */
export const HOSTILE_IMAGES: readonly HostileImage[] = [...JPEG, ...PNG, ...OTHERS, ...REFUSED];

/** Those that take neither much memory nor much time to make and to decode. */
export const SMALL_HOSTILE_IMAGES: readonly HostileImage[] = HOSTILE_IMAGES.filter(([what]) =>
  [
    'a CMYK JPEG',
    'a JPEG that says it is larger',
    'a JPEG that says it is far larger',
    'a larger PNG',
    'an APNG of a million frames',
    'an AVIF that says it is larger',
    ...REFUSED.slice(1).map(([name]) => name),
  ].includes(what),
);
