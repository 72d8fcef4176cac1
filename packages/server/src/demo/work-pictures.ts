import sharp from 'sharp';

const WIDTH = 1280;
const HEIGHT = 960;
const GRASS_Y = 700;

export interface WorkPicture {
  caption: string | null;
  drawing: string;
}

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${fill}"/>`;
const polygon = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;

function outdoors(sky: string, grass: string): string {
  const clouds = [160, 900].map(
    (x) => circle(x, 170, 46, '#ffffffb0') + circle(x + 60, 180, 60, '#ffffffb0'),
  );
  return rect(0, 0, WIDTH, HEIGHT, sky) + clouds.join('') + rect(0, GRASS_Y, WIDTH, HEIGHT - GRASS_Y, grass);
}

function palm(x: number): string {
  const leaves = [-150, -90, 90, 150].map((reach, index) =>
    polygon(
      `${String(x)},330 ${String(x + reach)},${String(index % 3 === 0 ? 400 : 270)} ${String(x + reach / 2)},${index % 3 === 0 ? '330' : '250'}`,
      '#2f6b3c',
    ),
  );
  return rect(x - 12, 330, 24, GRASS_Y - 330, '#7a5a3a') + leaves.join('');
}

function windows(x: number, y: number, columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [left, top] = [x + (index % columns) * 150, y + Math.floor(index / columns) * 150];
    return (
      rect(left - 8, top - 8, 106, 96, '#f4efe6') +
      rect(left, top, 90, 80, '#9cc3d5') +
      rect(left + 42, top, 6, 80, '#f4efe6')
    );
  }).join('');
}

function gate(x: number, width: number): string {
  const bars = Array.from({ length: 9 }, (_, index) =>
    rect(x + 14 + (index * (width - 34)) / 8, 620, 8, 150, '#2c3e46'),
  );
  return rect(x - 30, 590, 30, 190, '#b9a58a') + bars.join('') + rect(x + width, 590, 30, 190, '#b9a58a');
}

function room(wall: string, floor: string): string {
  return (
    rect(0, 0, WIDTH, 640, wall) +
    rect(0, 640, WIDTH, 320, floor) +
    rect(120, 130, 330, 300, '#f7f3ea') +
    rect(140, 150, 290, 260, '#bfdcea') +
    rect(280, 150, 8, 260, '#f7f3ea')
  );
}

/** Homes from outside and inside; none is real */
export const WORK_PICTURES: readonly WorkPicture[] = [
  {
    caption: 'Four-bedroom duplex, let in two weeks',
    drawing:
      outdoors('#a9d3ee', '#7d9b62') +
      rect(280, 330, 640, 370, '#efe3cf') +
      polygon('230,330 600,160 970,330', '#8c3f2b') +
      windows(340, 380, 4, 2) +
      rect(560, 560, 90, 140, '#6b4022') +
      palm(1110),
  },
  {
    caption: 'Block of six flats that I manage',
    drawing:
      outdoors('#cfe4f2', '#b8a583') +
      rect(240, 210, 800, 490, '#d9c9a8') +
      rect(240, 190, 800, 30, '#6c6f73') +
      windows(290, 260, 5, 3) +
      gate(520, 220),
  },
  {
    caption: 'Bungalow with borehole and solar, sold',
    drawing:
      outdoors('#f3d9b0', '#8aa267') +
      rect(230, 450, 700, 250, '#f2e8da') +
      polygon('180,450 300,300 860,300 980,450', '#41586b') +
      polygon('420,420 460,330 660,330 700,420', '#1d2c4a') +
      windows(290, 520, 4, 1) +
      rect(1050, 360, 110, 110, '#3a3f45') +
      rect(1070, 470, 12, 230, '#5b5f63') +
      rect(1130, 470, 12, 230, '#5b5f63') +
      palm(110),
  },
  {
    caption: 'Serviced short let, furnished',
    drawing:
      room('#efe6dc', '#b98d63') +
      rect(540, 470, 560, 190, '#3f6f6a') +
      rect(510, 540, 60, 160, '#35605b') +
      rect(1070, 540, 60, 160, '#35605b') +
      rect(600, 420, 180, 110, '#d9a441') +
      rect(660, 760, 320, 26, '#6b4022') +
      circle(820, 250, 70, '#f3c96b') +
      rect(230, 560, 30, 140, '#8a6a48') +
      circle(245, 520, 80, '#3d7a46'),
  },
  {
    caption: 'New kitchen before handover',
    drawing:
      room('#f4f4ef', '#c9c3b8') +
      rect(520, 140, 640, 150, '#2f4858') +
      rect(520, 460, 640, 30, '#e9e4da') +
      rect(520, 490, 640, 260, '#33658a') +
      [680, 840, 1000]
        .map((x) => rect(x, 140, 6, 150, '#24394a') + rect(x, 490, 6, 260, '#24394a'))
        .join('') +
      rect(900, 410, 130, 50, '#9aa0a3'),
  },
  {
    caption: null,
    drawing:
      outdoors('#bcdcf0', '#a3b56f') +
      rect(0, 610, WIDTH, 90, '#c2b49b') +
      polygon('520,960 610,700 700,700 860,960', '#c9a87c') +
      gate(560, 190) +
      palm(240) +
      palm(1040),
  },
];

/** Draws a landscape PNG, the same each time. */
export function drawWorkPicture({ drawing }: WorkPicture): Promise<Buffer> {
  const size = `width="${String(WIDTH)}" height="${String(HEIGHT)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
