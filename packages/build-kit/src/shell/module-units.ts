import type { Variable } from 'eslint-scope';
import type { ImportDeclaration, Node, Program, Statement } from 'estree';
import { moduleVariables, specifierNames } from '../lib/import-names.ts';

type Placed<T> = T & { start: number; end: number; range?: [number, number] };

/** A statement of a module, or one of the variables that it declares. */
export interface Unit {
  start: number;
  end: number;
  text: string;
  /** True if the statement does more than declare. */
  isEffect: boolean;
  names: string[];
  /** Names of the module that it refers to. */
  uses: Set<string>;
  /** Names of the module that it assigns to, besides those that it declares. */
  assigns: Set<string>;
}

export interface ModuleUnits {
  units: Unit[];
  /** Local names by the names under which they are exported. */
  exported: Map<string, string>;
  /** Import declarations by local name. */
  imports: Map<string, string>;
  reexports: string[];
}

/** Splits a module into units; undefined for a module with an unnamed default export. */
export function readUnits(code: string, program: Program): ModuleUnits | undefined {
  const module: ModuleUnits = { units: [], exported: new Map(), imports: new Map(), reexports: [] };
  const declaredInExport: Unit[] = [];
  for (const node of program.body) {
    const text = textOf(code, node);
    if (node.type === 'ImportDeclaration') readImport(node, module);
    else if (node.type === 'ExportDefaultDeclaration') return undefined;
    else if (node.type === 'ExportAllDeclaration') module.reexports.push(text);
    else if (node.type !== 'ExportNamedDeclaration') module.units.push(...unitsOf(code, node));
    else if (node.source) module.reexports.push(text);
    else {
      for (const { local, exported } of node.specifiers) module.exported.set(nameOf(exported), nameOf(local));
      if (!node.declaration) continue;
      const units = unitsOf(code, node.declaration);
      module.units.push(...units);
      declaredInExport.push(...units);
    }
  }
  linkUnits(module.units, moduleVariables(program));
  for (const name of declaredInExport.flatMap(({ names }) => names)) module.exported.set(name, name);
  return module;
}

function readImport(node: ImportDeclaration, { imports }: ModuleUnits): void {
  const from = JSON.stringify(node.source.value);
  for (const { imported, local } of specifierNames(node)) {
    const names = imported === '*' ? `* as ${local}` : `{ ${imported} as ${local} }`;
    imports.set(local, `import ${names} from ${from};`);
  }
}

function unitsOf(code: string, node: Statement | Node): Unit[] {
  if (node.type !== 'VariableDeclaration') {
    const isDeclaration = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
    return [unitOf(node, textOf(code, node), !isDeclaration)];
  }
  return node.declarations.map((one) => unitOf(one, `${node.kind} ${textOf(code, one)};`, false));
}

function unitOf(node: Node, text: string, isEffect: boolean): Unit {
  const { start, end } = node as Placed<Node>;
  return { start, end, text, isEffect, names: [], uses: new Set(), assigns: new Set() };
}

/** Records the names that each unit declares, uses and assigns. */
function linkUnits(units: readonly Unit[], variables: readonly Variable[]): void {
  const unitAt = (identifier: Node): Unit | undefined => {
    const { start } = identifier as Placed<Node>;
    return units.find((unit) => unit.start <= start && start < unit.end);
  };
  for (const { name, identifiers, references } of variables) {
    const declaring = new Set(identifiers.map(unitAt));
    for (const unit of declaring) unit?.names.push(name);
    for (const reference of references) {
      const unit = unitAt(reference.identifier);
      if (declaring.has(unit)) continue;
      unit?.uses.add(name);
      if (reference.isWrite()) unit?.assigns.add(name);
    }
  }
}

function textOf(code: string, node: Node): string {
  const { start, end } = node as Placed<Node>;
  return code.slice(start, end);
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}
