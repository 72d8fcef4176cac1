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
  const requestDecode = () => decode(new Uint8Array(9), {
    bytes: 9, squares: [], wholes: [], maxPixels: 1, maxAvifPixels: 1, maxVariantBytes: 1,
  }).then(({ kind }) => kind, ({ statusCode, details, message }) => ({ statusCode, ...details, message }));
  const files = [];
  try {
    for (;;) files.push(openSync('/dev/null'));
  } catch {}
  const responses = [];
  for (let times = 0; times < 3; times += 1) responses.push(await requestDecode());
  for (const file of files) closeSync(file);
  responses.push(await requestDecode());
  console.log(JSON.stringify(responses));
`;

it('answers 503 while no file descriptor is left for a decoder, and decodes again afterwards', () => {
  const text = program(join(built, 'modules/photos/decoder/decoder-pool.js'));
  const limited = ['-c', 'ulimit -n 64 && exec "$@"', 'sh'];
  const node = [process.execPath, '--input-type=module', '--eval', text];
  const responses: unknown = JSON.parse(execFileSync('sh', [...limited, ...node], { encoding: 'utf8' }));
  const message = 'Photos cannot be made just now. Please try again in a few seconds.';
  const refused = { statusCode: 503, retryAfter: 5, message };
  expect(responses).toEqual([refused, refused, refused, 'refused']);
});
