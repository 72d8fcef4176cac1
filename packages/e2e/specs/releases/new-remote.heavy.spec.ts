import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishRelease } from '@naija/releases';
import { runTool } from '@naija/tooling/run';
import { ROOT } from '@naija/tooling/workspaces';
import { pageHeading } from '../../support/page-heading.ts';
import { runMfe } from '../../support/program.ts';
import { startSystem } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

const NAME = 'saved-homes';

/** A page with names of each package that the first load does without. */
const PAGE = `import { useDispatch, useSelector } from 'react-redux';
import { Outlet, Route, Routes, useOutletContext, useSearchParams } from 'react-router-dom';
import { createSlice } from '@reduxjs/toolkit';
import styled, { ThemeProvider } from 'styled-components';
import { useSlice } from '@naija/runtime/more';

const homes = createSlice({
  name: '${NAME}/list',
  initialState: { count: 2 },
  reducers: { saved: ({ count }) => ({ count: count + 1 }) },
  selectors: { countOf: ({ count }) => count },
});
const Colored = styled.p\`color: \${({ theme }) => theme.color};\`;

function Frame() {
  const { count } = useSlice(homes);
  return <><h1>{count} saved homes</h1><Outlet context="Lagos" /></>;
}

function List() {
  const [params, setParams] = useSearchParams();
  const usual = useOutletContext<string>();
  const count = useSelector(homes.selectors.countOf);
  const dispatch = useDispatch();
  return (
    <>
      <Colored>{\`\${count} in \${params.get('city') ?? usual}\`}</Colored>
      <button onClick={() => dispatch(homes.actions.saved())}>Save</button>
      <button onClick={() => setParams({ city: 'Uyo' })}>Uyo</button>
    </>
  );
}

export default function StartPage() {
  return (
    <ThemeProvider theme={{ color: 'rgb(1, 2, 3)' }}>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<List />} />
        </Route>
      </Routes>
    </ThemeProvider>
  );
}
`;

/** A repository inside the real one, where installed packages resolve. */
async function repository(): Promise<string> {
  const scratch = path.join(ROOT, '.cache/fixtures');
  await mkdir(scratch, { recursive: true });
  const root = await mkdtemp(path.join(scratch, 'new-remote-'));
  await symlink(path.join(ROOT, 'packages'), path.join(root, 'packages'));
  await mkdir(path.join(root, 'shell'));
  const shell = { name: '@naija/shell', version: '0.1.0', dependencies: { '@naija/ui': '0.1.0' } };
  await writeFile(path.join(root, 'shell/package.json'), JSON.stringify(shell));
  return root;
}

test('a generated remote builds, and server and shell show its page, which may use most of what they share', async ({
  page,
}) => {
  const root = await repository();
  const system = await startSystem();
  try {
    const { code, output } = await runMfe(['new', NAME, '--no-install'], root);
    expect(code, output).toBe(0);
    const cwd = path.join(root, `${NAME}-mfe`);
    const source = path.join(cwd, 'src/features/start/StartPage.tsx');
    expect(await readFile(source, 'utf8')).toContain('function StartPage()');
    await writeFile(source, PAGE);
    const env = { ...process.env, NODE_ENV: 'production' };
    const built = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
      cwd,
      env,
      quiet: true,
    });
    expect(built.code, built.output).toBe(0);

    await publishRelease(path.join(cwd, 'dist/release'), system.remotesDir);
    const url = `${system.url}/${NAME}`;
    const textOf = async (address: string) => (await page.request.get(address)).text();
    await expect.poll(() => textOf(url)).toContain('2 in Lagos');
    await expect.poll(() => textOf(`${url}?city=Aba`)).toContain('2 in Aba');
    await page.goto(url);
    await expect(pageHeading(page)).toHaveText('2 saved homes');
    await expect(page).toHaveTitle(/Saved homes/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Uyo' }).click();
    await expect(page).toHaveURL(`${url}?city=Uyo`);
    await expect(page.getByText('3 in Uyo')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(pageHeading(page)).toHaveText('3 saved homes');
  } finally {
    // Closed first: a page without its server logs errors.
    await page.close();
    await system.stop();
    await rm(root, { recursive: true });
  }
});
