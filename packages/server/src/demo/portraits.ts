import { avataaars } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import sharp from 'sharp';
import type { Sex } from './accounts.ts';

type Style = Parameters<typeof createAvatar<avataaars.Options>>[1];

const PIXELS = 640;
const TOPS = {
  female: ['hijab', 'bun', 'curly', 'curvy', 'fro', 'froBand', 'bob', 'straight01', 'bigHair', 'dreads'],
  male: ['shortCurly', 'shortFlat', 'shortRound', 'shortWaved', 'theCaesar', 'sides', 'dreads01'],
} satisfies Record<Sex, avataaars.Options['top']>;

const DRESSED_FOR_WORK: Style = {
  size: PIXELS,
  backgroundColor: ['f6e7d2', 'dcebe3', 'e4e3f1', 'f3dede', 'e2ecf5'],
  skinColor: ['8d5524', '6b4022', '7a4a2b', '5a3620', '9a6238'],
  hairColor: ['1f1713', '2c1b18', '3b2a22'],
  hatColor: ['25557c', '3c4f5c', '7a2e3a', '2f5d50'],
  facialHairColor: ['1f1713'],
  clothing: ['blazerAndShirt', 'blazerAndSweater', 'collarAndSweater', 'shirtCrewNeck', 'shirtVNeck'],
  clothesColor: ['25557c', '3c4f5c', '5199e4', '7a2e3a', '2f5d50', 'c9a227', 'e6e6e6'],
  eyes: ['default', 'happy', 'side'],
  eyebrows: ['defaultNatural', 'default', 'raisedExcitedNatural'],
  mouth: ['smile', 'default', 'twinkle'],
  facialHair: ['beardLight', 'beardMedium'],
  accessories: ['prescription01', 'prescription02', 'round'],
  accessoriesProbability: 20,
};

/** Draws a square PNG; deterministic for the seed. */
export function drawPortrait(seed: string, sex: Sex): Promise<Buffer> {
  const drawing = createAvatar(avataaars, {
    ...DRESSED_FOR_WORK,
    seed,
    top: TOPS[sex],
    facialHairProbability: sex === 'male' ? 45 : 0,
  });
  return sharp(Buffer.from(drawing.toString())).png({ compressionLevel: 1 }).toBuffer();
}
