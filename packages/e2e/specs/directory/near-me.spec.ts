import { expect, test, TRANSLATED } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.describe('on a device that may tell where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 6.5123, longitude: 3.3811 } });

  test('a tap shows the agents of the nearest area first, and the position leaves the device with no request', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d agents? in Yaba, Lagos/);
    await expect(page.getByRole('searchbox')).toHaveValue('Yaba, Lagos');
    await expect(page.locator('main li').first()).toContainText('Yaba, Lagos');
    await expect(page.getByText(/your position stays on it/)).toBeVisible();
    expect(sent.filter((request) => /6\.51|3\.38/.test(request))).toEqual([]);
    expect(sent.join(' ')).toContain('Yaba');
  });
});

test(
  'a device that may not tell where it is leads to the choice of a state',
  TRANSLATED,
  async ({ page }) => {
    await page.goto('/location/kano');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByRole('alert')).toContainText('This browser may not tell us where you are');
    await page.getByLabel('Or choose your state').selectOption('Oyo');
    await expect(page).toHaveURL('/location/oyo');
    await expect(page.getByRole('heading', { level: 1, name: 'Property agents in Oyo' })).toBeVisible();
  },
);
