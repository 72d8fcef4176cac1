import axe from 'axe-core';

/** Rules that do not apply: jsdom computes no colours for contrast, and a component test has no regions. */
const UNSUITED = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Accessibility violations of the page, each with its element; empty if axe finds none. */
export async function accessibilityFaults(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: UNSUITED });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
