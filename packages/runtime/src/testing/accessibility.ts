import axe from 'axe-core';

/** Contrast needs colours that jsdom does not compute. */
const UNSUITED = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What keeps people from using what is on the page, each with its element; empty where axe finds nothing. */
export async function accessibilityFaults(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: UNSUITED });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
