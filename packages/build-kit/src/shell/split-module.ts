import type { Program } from 'estree';
import { readUnits, type ModuleUnits, type Unit } from './module-units.ts';

/** Code of the two parts of a module, and of a facade that exports both under the names of the module. */
interface SplitModule {
  facade: string;
  first: string;
  more: string;
}

/**
 * Splits a module into the code that some of its exports need and the rest, which imports from the first part. Each
 * declaration still exists once.
 * @param wanted exports of the first part
 * @param names ids of the parts
 * @returns undefined if the first part has all exports, or nothing is left for the second one
 */
export function splitModule(
  code: string,
  program: Program,
  wanted: ReadonlySet<string>,
  names: { readonly first: string; readonly more: string },
): SplitModule | undefined {
  const module = readUnits(code, program);
  if (!module || [...module.exported.keys()].every((name) => wanted.has(name))) return undefined;
  const first = firstUnits(module, wanted);
  const rest = module.units.filter((unit) => !first.has(unit));
  if (rest.length === 0) return undefined;
  const kept = module.units.filter((unit) => first.has(unit));
  const locals = new Set(module.exported.values());
  const given = namesOf(kept).filter((name) => locals.has(name) || rest.some(({ uses }) => uses.has(name)));
  const importedFirst = given.filter((name) => rest.some(({ uses }) => uses.has(name)));
  return {
    facade: facadeOf(module, new Set(given), names),
    first: [...importsOf(module, kept), ...textsOf(kept), exporting(given)].join('\n'),
    more: [
      ...importsOf(module, rest),
      `import { ${importedFirst.join(', ')} } from ${JSON.stringify(names.first)};`,
      ...textsOf(rest),
      exporting(namesOf(rest).filter((name) => locals.has(name))),
    ].join('\n'),
  };
}

/** Units that the wanted exports reach, and units that have an effect on them or assign to them. */
function firstUnits({ units, exported }: ModuleUnits, wanted: ReadonlySet<string>): ReadonlySet<Unit> {
  // A `var` may be declared several times.
  const declaring = (name: string) => units.filter(({ names }) => names.includes(name));
  const first = new Set<Unit>();
  const add = (unit: Unit): void => {
    if (first.has(unit)) return;
    first.add(unit);
    for (const name of [...unit.names, ...unit.uses]) declaring(name).forEach(add);
  };
  for (const name of wanted) declaring(exported.get(name) ?? '').forEach(add);
  const isBound = ({ uses, assigns, isEffect }: Unit): boolean => {
    const declared = [...(isEffect ? uses : assigns)].flatMap(declaring);
    return (isEffect && declared.length === 0) || declared.some((unit) => first.has(unit));
  };
  for (let size = -1; size < first.size;) {
    size = first.size;
    for (const unit of units) if (!first.has(unit) && isBound(unit)) add(unit);
  }
  return first;
}

function facadeOf(
  { exported, reexports, imports }: ModuleUnits,
  first: ReadonlySet<string>,
  names: { readonly first: string; readonly more: string },
): string {
  const from = (part: string, isOwn: (local: string) => boolean): string[] => {
    const own = [...exported].filter(([, local]) => !imports.has(local) && isOwn(local));
    return [
      `export { ${own.map(([name, local]) => `${local} as ${name}`).join(', ')} } from ${JSON.stringify(part)};`,
    ];
  };
  const passedOn = [...exported].filter(([, local]) => imports.has(local));
  return [
    ...reexports,
    ...passedOn.map(([, local]) => imports.get(local) ?? ''),
    `export { ${passedOn.map(([name, local]) => `${local} as ${name}`).join(', ')} };`,
    ...from(names.first, (local) => first.has(local)),
    ...from(names.more, (local) => !first.has(local)),
  ].join('\n');
}

function importsOf({ imports }: ModuleUnits, units: readonly Unit[]): string[] {
  return [...imports].flatMap(([local, text]) => (units.some(({ uses }) => uses.has(local)) ? [text] : []));
}

function namesOf(units: readonly Unit[]): string[] {
  return [...new Set(units.flatMap(({ names }) => names))];
}

function textsOf(units: readonly Unit[]): string[] {
  return units.map(({ text }) => text);
}

function exporting(names: readonly string[]): string {
  return `export { ${names.join(', ')} };`;
}
