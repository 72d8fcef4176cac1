import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { compileServer } from '../../../../test/server-process.ts';

let built: string;
beforeAll(() => {
  built = compileServer();
});

/** Opens files until no more may be open, asks for three photos, closes them and asks once more. */
const program = (decoder: string) => `
  import { closeSync, openSync } from 'node:fs';
  import { decode } from ${JSON.stringify(pathToFileURL(decoder).href)};
  const ask = () => decode(new Uint8Array(9), {
    bytes: 9, sizes: [], maxPixels: 1, maxAvifPixels: 1, maxJpegBytes: 1,
  }).then(({ kind }) => kind, ({ statusCode, details, message }) => ({ statusCode, ...details, message }));
  const files = [];
  try {
    for (;;) files.push(openSync('/dev/null'));
  } catch {}
  const answers = [];
  for (let times = 0; times < 3; times += 1) answers.push(await ask());
  for (const file of files) closeSync(file);
  answers.push(await ask());
  console.log(JSON.stringify(answers));
`;

it('a photo for which no process can be started is refused in words, and the server lives to make the next one', () => {
  const text = program(join(built, 'media/decoder/decode.js'));
  const limited = ['-c', 'ulimit -n 64 && exec "$@"', 'sh'];
  const node = [process.execPath, '--input-type=module', '--eval', text];
  const answers: unknown = JSON.parse(execFileSync('sh', [...limited, ...node], { encoding: 'utf8' }));
  const message = 'Photos cannot be made just now. Please try again in a few seconds.';
  const refused = { statusCode: 503, retryAfter: 5, message };
  expect(answers).toEqual([refused, refused, refused, 'refused']);
});
