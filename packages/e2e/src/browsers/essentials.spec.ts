import { PAGE_META } from '@naija/contracts/domain/pages';
import { OTHER_BROWSERS, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const READY = 'Ready to use offline';
const LAGOS = 'Property agents in Lagos';

test.beforeEach(({}, { project }) => {
  const missing = OTHER_BROWSERS.find(({ name }) => name === project.name)?.missing();
  test.skip(missing !== undefined, `${project.name} is not installed: no ${missing ?? ''}`);
});

async function visit(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await visitor.sees(READY);
}

test('after one visit the site opens without a server, in parts that were never opened as well', async ({
  system,
  visitor,
}) => {
  await visit(visitor, system.url);
  await visitor.open(`${system.url}/location/lagos`);
  await visitor.sees(LAGOS);
  await visitor.sees('See More');
  await system.goDown();

  await visitor.reload();
  await visitor.sees('Saved copy from');
  await visitor.sees('See More');
  for (const [address, words] of [
    ['/', PAGE_META.home.title],
    ['/about', PAGE_META.about.title],
    ['/login', 'Forgot'],
    ['/signup', 'Create an Account'],
    ['/location/yobe', 'Property agents in Yobe'],
  ] as const) {
    await visitor.open(system.url + address);
    await visitor.sees(words);
  }

  await system.comeBack();
  await visitor.press('button', 'Retry');
  await visitor.sees('See More');
});
