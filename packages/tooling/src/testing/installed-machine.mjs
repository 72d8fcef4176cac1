import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { vi } from 'vitest';
import { authPaths } from '@naija/contracts/http/auth';
import { freePort } from '../lib/free-port.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {import('./documented-commands.mjs').DocumentedCommand} DocumentedCommand */

/** Folders of a machine that documents name. */
const FOLDERS = /(?<![\w.}])\/(?=(?:opt|etc|var|mnt|usr\/local\/bin)\b)/g;
const ACCOUNT = {
  ...{ name: 'Ada Obi', phone: '+2348012345678', address: '12 Marina Road' },
  ...{ state: 'lagos', password: 'Zinc-Roof-7!' },
};
const OPERATOR = 'eve@example.com';
const WAIT = { timeout: 60_000, interval: 250 };

/**
 * A folder that stands for a machine, on which documented commands run as they are written. Programs that change the real one
 * are replaced: `npm run package` links a package that was made before, `systemctl` starts what the unit says, `sudo` and
 * `install` change no user, and `useradd` does nothing.
 * @param {string} root is created @param {string} pack folder of the package
 */
export async function installedMachine(root, pack) {
  const settings = path.join(root, 'etc/naija-agents.env');
  const port = await freePort();
  const mail = await startMailServer();
  for (const folder of [
    'opt',
    'etc/systemd/system',
    'etc/logrotate.d',
    'var/lib',
    'var/backups',
    'mnt',
    'usr/local/bin',
    'programs',
  ])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const [name, script] of Object.entries(programs(root, pack))) {
    const file = path.join(root, 'programs', name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }
  const PATH = [path.join(root, 'programs'), path.join(root, 'usr/local/bin'), process.env['PATH']].join(':');
  const env = { PATH, ENV_FILE: settings };

  /** @param {string} command @returns {Promise<string>} what it printed */
  const sh = (command) =>
    new Promise((resolve, reject) => {
      execFile('sh', ['-euc', command], { cwd: ROOT, env }, (error, stdout, stderr) => {
        if (error) reject(new Error(`${command}\n${stdout}${stderr}`));
        else resolve(stdout);
      });
    });

  /** @param {string} command as documented */
  const runOne = async (command) => {
    const written = command.replace(/^\.\//, '').replace(/^(naija (?:mfe|admin|db backup))$/, '$1 --help');
    const local = written
      .replace(FOLDERS, `${root}/`)
      .replace('<email>', OPERATOR)
      .replace('<folder>', `${root}/var/backups/other`);
    await sh(await withNames(local));
    if (written.endsWith('/etc/naija-agents.env')) adjustSettings();
  };

  /** @param {string} command with a backup or key of the document */
  const withNames = async (command) => {
    const backups = path.join(root, 'var/backups/naija-agents');
    const [backup = ''] = existsSync(backups)
      ? readdirSync(backups)
          .filter((name) => /^\d/.test(name))
          .reverse()
      : [];
    const named = command.replace('2026-11-24T02-00-00.123Z', backup);
    if (!/<id>|9f86d081/.test(named)) return named;
    const valid = (await sh('naija keys list')).split('\n').filter((line) => !line.includes('revoked'));
    const [id = ''] = /\b[0-9a-f]{8}\b/.exec(valid.join('\n')) ?? [];
    return named.replace(/<id>|9f86d081/, id);
  };

  const adjustSettings = () => {
    const text = readFileSync(settings, 'utf8')
      .replace(FOLDERS, `${root}/`)
      .replace(/^SMTP_URL=.*$/m, `SMTP_URL=${mail.url}`);
    writeFileSync(settings, `${text}HOST=127.0.0.1\nPORT=${String(port)}\n`);
  };

  /** @param {string} path @param {object} [body] */
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const init = body && { headers, body: JSON.stringify(body) };
    // A server on a busy machine sheds load, and has done nothing then.
    const response = await vi.waitUntil(async () => {
      const answered = await fetch(`http://127.0.0.1:${String(port)}${path}`, { method: 'POST', ...init });
      return answered.status !== 503 && answered;
    }, WAIT);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };

  /** @param {string} email of an account that is verified */
  const addAccount = async (email) => {
    await post(authPaths.signup, { ...ACCOUNT, email });
    await vi.waitUntil(() => mail.tokenFor(email), WAIT);
    await post(authPaths.verify(mail.tokenFor(email) ?? ''));
  };

  return {
    /** Runs commands, each once. @param {readonly DocumentedCommand[]} commands */
    run: async (commands) => {
      for (const command of new Set(commands.map((each) => each.command))) await runOne(command);
    },
    addAccounts: async () => {
      for (const email of [OPERATOR, 'ada@example.com']) await addAccount(email);
      await sh(`naija admin grant ${OPERATOR}`);
    },
    stop: async () => {
      await sh('systemctl stop naija-agents');
      mail.close();
    },
  };
}

/** @param {string} root @param {string} pack @returns {Record<string, string>} scripts by name */
function programs(root, pack) {
  return {
    sudo: 'shift 2; exec env "$@"',
    useradd: '',
    npm: `[ "$1 $2 $3" = "run package --" ] && exec cp -al '${pack}' "$4"; echo "npm $* is not known here" >&2; exit 1`,
    install: `for word in "$@"; do
  shift
  case "$word" in -o|-g) skipped=1 ;; *) if [ -n "\${skipped:-}" ]; then skipped=; else set -- "$@" "$word"; fi ;; esac
done
exec /usr/bin/install "$@"`,
    systemctl: `set -e
if [ -f '${root}/pid' ]; then
  kill "$(cat '${root}/pid')" || true
  while kill -0 "$(cat '${root}/pid')" 2>/dev/null; do sleep 0.1; done
  rm '${root}/pid'
fi
[ "$1" = stop ] && exit 0
unit='${root}/etc/systemd/system/naija-agents.service'
cd '${root}/opt/naija-agents'
sed -n 's#^ExecStartPre=/opt#${root}/opt#p' "$unit" | sh -e
start=$(sed -n 's#^ExecStart=/usr/bin/node ##p' "$unit")
: >'${root}/log'
node --env-file='${root}/etc/naija-agents.env' $start >>'${root}/log' 2>&1 &
echo $! >'${root}/pid'
until grep -q 'is ready on' '${root}/log'; do
  kill -0 $! 2>/dev/null || { cat '${root}/log' >&2; exit 1; }
  sleep 0.2
done`,
  };
}

/** A mail server that keeps the token of the link in each message. */
async function startMailServer() {
  const port = await freePort();
  /** @type {Map<string, string>} */
  const tokens = new Map();
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (!text.endsWith('\r\n')) return;
      const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const [, recipient] = /^To: <?([^\s>]+)/m.exec(plain) ?? [];
      const [, token] = /token=([\w-]+)/.exec(plain) ?? [];
      const isWhole = text.endsWith('\r\n.\r\n');
      if (isWhole && recipient !== undefined && token !== undefined) tokens.set(recipient, token);
      if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else if (/^DATA\r/i.test(text)) socket.write('354 go on\r\n');
      else if (isWhole || /^(?:EHLO|HELO|MAIL|RCPT|RSET|NOOP)\b/i.test(text)) socket.write('250 ok\r\n');
      else return;
      text = '';
    });
  });
  await new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    tokenFor: (/** @type {string} */ recipient) => tokens.get(recipient),
    close: () => {
      server.close();
    },
  };
}
