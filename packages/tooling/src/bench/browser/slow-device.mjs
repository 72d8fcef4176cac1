/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/** A cheap device on a slow mobile network. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Slows a page down: 1.6 Mbps, 150 ms for each request, a processor four times slower. @param {Page} page */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Slows the requests of all service workers down. Playwright gives no session for them: the browser passes messages on.
 * @param {import('@playwright/test').Browser} browser
 */
export async function slowWorkersDown(browser) {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  for (const { targetId } of workers) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    await sendTo(session, sessionId, 1, 'Network.enable', {});
    await sendTo(session, sessionId, 2, 'Network.emulateNetworkConditions', NETWORK);
  }
  return workers.length;
}

/** @param {CDPSession} session @param {string} sessionId @param {number} id @param {string} method @param {object} params */
async function sendTo(session, sessionId, id, method, params) {
  const answered = new Promise((resolve, reject) => {
    session.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
      /** @type {{ id?: number, error?: { message: string } }} */
      const answer = JSON.parse(message);
      if (from !== sessionId || answer.id !== id) return;
      if (answer.error) reject(new Error(answer.error.message));
      else resolve(undefined);
    });
  });
  await session.send('Target.sendMessageToTarget', {
    sessionId,
    message: JSON.stringify({ id, method, params }),
  });
  await answered;
}
