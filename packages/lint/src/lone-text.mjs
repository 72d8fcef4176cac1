/* eslint-disable @typescript-eslint/no-unsafe-enum-comparison -- The types of nodes are an enum of a package that is not ours to import. */
import ts from 'typescript';

/**
 * @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node
 * @typedef {import('@typescript-eslint/utils').TSESTree.JSXChild} Child
 * @typedef {'changes' | 'follows' | 'unknown'} Problem
 * @typedef {'text' | 'element'} Kind what a child leaves in the page
 * @typedef {{ node: Node, kind: Kind, isSteady: boolean }} Rendered
 */

const STEADY_PACKAGES = /\/node_modules\/(lucide-react|react-router(-dom)?)\//;

/**
 * Refuses text beside what changes. Browsers that translate a page replace its text nodes: React then fails to insert
 * anything before such a node, and what it writes into one is not shown. Text that is the only child of an element is safe,
 * because React replaces the content of that element. What passes children on beside other elements accepts `Elements`.
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<Problem>}
 */
const rule = {
  meta: {
    type: 'problem',
    defaultOptions: [],
    schema: [],
    messages: {
      changes:
        'Text that changes must be the only child of an element, as browser translation replaces text nodes.',
      follows:
        'Text after something that comes, goes or is replaced must be the only child of an element, as browser translation replaces text nodes.',
      unknown: 'Text must be in an element here, as it may end up beside something that changes.',
    },
  },
  create(context) {
    const services = /** @type {import('@typescript-eslint/utils').ParserServicesWithTypeInformation} */ (
      /** @type {unknown} */ (context.sourceCode.parserServices)
    );
    const checker = services.program.getTypeChecker();

    /** @param {readonly Child[]} children */
    const check = (children) => {
      const rendered = children.flatMap(renderedBy);
      if (rendered.length < 2) return;
      let isAfterChange = false;
      for (const { node, kind, isSteady } of rendered) {
        if (kind === 'text' && !isSteady) report(node, 'changes');
        else if (kind === 'text' && isAfterChange) report(node, 'follows');
        // Before a steady element React finds its place.
        isAfterChange = !isSteady || (isAfterChange && kind === 'text');
      }
    };

    /** @param {Node} node @param {Problem} messageId */
    const report = (node, messageId) => {
      context.report({ node, messageId });
    };

    /** @param {Child} child @returns {readonly Rendered[]} */
    const renderedBy = (child) => {
      switch (child.type) {
        case 'JSXText':
          return isLayout(child.value) ? [] : [{ node: child, kind: 'text', isSteady: true }];
        case 'JSXFragment':
          return child.children.flatMap(renderedBy);
        case 'JSXElement':
          return [ofElement(child)];
        case 'JSXExpressionContainer':
          return child.expression.type === 'JSXEmptyExpression' ? [] : ofExpression(child.expression);
        default:
          return [];
      }
    };

    /** @param {import('@typescript-eslint/utils').TSESTree.JSXElement} node @returns {Rendered} */
    const ofElement = (node) => {
      const { name, attributes } = node.openingElement;
      const hasKey = attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'key');
      const tag = services.esTreeNodeToTSNodeMap.get(name);
      return { node, kind: 'element', isSteady: !hasKey && isSteadyTag(tag) };
    };

    /** @param {import('@typescript-eslint/utils').TSESTree.Expression} node @returns {readonly Rendered[]} */
    const ofExpression = (node) => {
      if (node.type === 'JSXElement') return [ofElement(node)];
      if (node.type === 'JSXFragment') return node.children.flatMap(renderedBy);
      const expression = services.esTreeNodeToTSNodeMap.get(node);
      const type = checker.getTypeAtLocation(expression);
      return [{ node, kind: mayBeText(type) ? 'text' : 'element', isSteady: isConstant(expression) }];
    };

    /** True if a tag always stands for the same element. @param {ts.Node} tag @returns {boolean} */
    const isSteadyTag = (tag) => {
      if (ts.isIdentifier(tag) && /^[a-z]/.test(tag.text)) return true;
      const declaration = declarationOf(tag);
      if (!declaration) return false;
      if (STEADY_PACKAGES.test(declaration.getSourceFile().fileName)) return true;
      if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
        if (isInFunction(declaration)) return false;
        if (ts.isTaggedTemplateExpression(declaration.initializer)) return true;
        if (ts.isArrowFunction(declaration.initializer)) return isSteadyFunction(declaration.initializer);
      }
      return ts.isFunctionDeclaration(declaration) && isSteadyFunction(declaration);
    };

    /** @param {ts.FunctionDeclaration | ts.ArrowFunction} component */
    const isSteadyFunction = (component) => {
      const returned = returnedBy(component);
      const [only] = returned;
      if (returned.length !== 1 || !only) return false;
      if (ts.isJsxElement(only)) return isSteadyTag(only.openingElement.tagName);
      return ts.isJsxSelfClosingElement(only) && isSteadyTag(only.tagName);
    };

    /** @param {ts.Node} name */
    const declarationOf = (name) => {
      const symbol = checker.getSymbolAtLocation(name);
      const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
    };

    /** True if an expression has one value as long as the page is open. @param {ts.Node} node @returns {boolean} */
    const isConstant = (node) => {
      if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
      if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression);
      if (ts.isCallExpression(node)) return isConstant(node.expression) && node.arguments.every(isConstant);
      if (!ts.isIdentifier(node)) return false;
      const declaration = declarationOf(node);
      return declaration !== undefined && !ts.isParameter(declaration) && !isInFunction(declaration);
    };

    return {
      JSXElement(node) {
        check(node.children);
      },
      JSXFragment(node) {
        const { parent } = node;
        if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return;
        if (parent.type === 'JSXExpressionContainer' && parent.parent.type !== 'JSXAttribute') return;
        for (const { node: child, kind } of node.children.flatMap(renderedBy))
          if (kind === 'text') report(child, 'unknown');
      },
      FunctionDeclaration(
        /** @type {import('@typescript-eslint/utils').TSESTree.FunctionDeclaration} */ node,
      ) {
        if (!node.id || !/^[A-Z]/.test(node.id.name)) return;
        const signature = checker.getSignatureFromDeclaration(services.esTreeNodeToTSNodeMap.get(node));
        if (signature && mayBeText(checker.getReturnTypeOfSignature(signature))) report(node.id, 'unknown');
      },
    };
  },
};

/** The types of a rule that reads types are not those of ESLint. */
export const loneText = /** @type {import('eslint').Rule.RuleModule} */ (/** @type {unknown} */ (rule));

/** True if a JSX text is not rendered. @param {string} text */
const isLayout = (text) => text.trim() === '' && text.includes('\n');

/** @param {ts.Type} type @returns {boolean} */
function mayBeText(type) {
  if (type.isUnion()) return type.types.some(mayBeText);
  if (type.isStringLiteral()) return type.value !== '';
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
}

/** @param {ts.Node} node */
function isInFunction(node) {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}

/** The returned expressions of a component. @param {ts.FunctionDeclaration | ts.ArrowFunction} component */
function returnedBy(component) {
  /** @type {ts.Node[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(withoutParentheses(node.expression));
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  if (!component.body) return found;
  if (ts.isBlock(component.body)) ts.forEachChild(component.body, visit);
  else found.push(withoutParentheses(component.body));
  return found;
}

/** @param {ts.Node} node @returns {ts.Node} */
function withoutParentheses(node) {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}
