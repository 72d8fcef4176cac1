import { light } from './palettes.ts';
import { motion, radius, shadow, size, space, text } from './scales.ts';

type Names<Group extends string, Key extends string> = { readonly [K in Key]: `var(--${Group}-${K})` };

function names<Group extends string, Key extends string>(
  group: Group,
  values: Readonly<Record<Key, string>>,
) {
  return Object.fromEntries(
    Object.keys(values).map((key) => [key, `var(--${group}-${key})`]),
  ) as unknown as Names<Group, Key>;
}

/** Every design token as the name of its CSS custom property: `tokens.color.ink` is `var(--color-ink)`. */
export const tokens = {
  color: /* @__PURE__ */ names('color', light),
  space: /* @__PURE__ */ names('space', space),
  text: /* @__PURE__ */ names('text', text),
  radius: /* @__PURE__ */ names('radius', radius),
  shadow: /* @__PURE__ */ names('shadow', shadow),
  motion: /* @__PURE__ */ names('motion', motion),
  size: /* @__PURE__ */ names('size', size),
};

/** The custom-property declarations of a token group. */
export function declare(group: keyof typeof tokens, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `--${group}-${key}: ${value};`)
    .join('\n');
}
