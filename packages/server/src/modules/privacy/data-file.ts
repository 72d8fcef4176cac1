import { PHOTO_SIZES } from '@naija/contracts/domain/photos';
import { WORK_VIEW_SIZES } from '@naija/contracts/domain/work-photos';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { AgentRow } from '../../database/schema.ts';
import { listWorkPhotos } from '../work-photos/index.ts';
import type { Services } from '../../platform/module.ts';

type DataServices = Pick<Services, 'db' | 'photos' | 'uploads' | 'clock' | 'modules'>;

const LARGEST = Math.max(...PHOTO_SIZES);
const LARGEST_OF_WORK = Math.max(...WORK_VIEW_SIZES);

const NOTES = [
  'Your password and the links we mailed are stored as hashes, from which nobody can read them, so they are not here.',
  'The text of mails is not here: while we hold it, it has links that only your mailbox should have.',
  'We also keep hashes of your account with the networks you log in from, to recognise you. Nobody can find yours among them. They are deleted after 30 days.',
  'The security log names your account by the id below and the network without its last part. It is bounded in size, and the oldest lines go first.',
];

/** ZIP with `data.json` and the photos, streamed, so that memory does not grow with the data. */
export async function dataFile(context: DataServices, agent: AgentRow): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const json = Readable.from(jsonParts(context, agent));
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => json.destroy());
  zip.addReadStream(json, 'data.json', { mtime: context.clock() });
  for (const { name, id, size } of await picturesOf(context, agent)) {
    const picture = await pictureOf(context, id, size);
    if (picture) zip.addBuffer(picture, name, { mtime: context.clock(), compress: false });
  }
  zip.end();
  return output;
}

/** At most nine pictures, of 300 kB each. */
async function picturesOf({ db }: DataServices, { id: agentId, image }: AgentRow) {
  const work = await listWorkPhotos(db, agentId);
  return [
    ...(image === null ? [] : [{ name: 'photo.jpg', id: image, size: LARGEST }]),
    ...work.map(({ photo }, index) => ({
      name: `work-${String(index + 1)}.jpg`,
      id: photo,
      size: LARGEST_OF_WORK,
    })),
  ];
}

async function pictureOf({ photos }: DataServices, id: string, size: number): Promise<Buffer | undefined> {
  const photo = await photos.read(id);
  const found = photo?.variants.find((variant) => variant.size === size && variant.format === 'jpg');
  return found && Buffer.from(found.data);
}

async function* jsonParts(
  { db, uploads, clock, modules }: DataServices,
  agent: AgentRow,
): AsyncGenerator<string> {
  const head = { about: `All that ${PRODUCT_NAME} holds about you`, madeAt: clock(), notes: NOTES };
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  for (const { personalData = [] } of modules)
    for (const { name, read } of personalData) yield* listParts(name, await read(db, agent));
  yield* listParts('unfinishedUploads', await uploads.list(agent.id));
  yield '\n}\n';
}

async function* listParts(
  name: string,
  rows: readonly object[] | AsyncIterable<object>,
): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(name)}: [`;
  let separator = '\n    ';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n    ';
  }
  yield ']';
}
