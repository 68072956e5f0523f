import type {
  Expression,
  JsxChild,
  JsxElement,
  JsxFragment,
  Node,
  SourceFile,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Type, TypeFlags } from 'typescript/unstable/sync';
import { nodesOf } from '../reads/nodes';
import { Types } from '../reads/types';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const COULD_BE_ANYTHING = TypeFlags.Any | TypeFlags.Unknown;

type Parent = JsxElement | JsxFragment;
/** What is shown: a text as it is written, or an expression; alone in an element, or beside something else. */
type Shown = { node: Node; expression: Expression | undefined; isAlone: boolean };

/**
 * Texts that stand beside something else, where a translator takes them out of React's hands
 * (docs/decisions/061-translated-pages.md): `path:line: text` of each, among the sources of a project that are asked for.
 */
export function bareTexts(root: string, config: string, isAsked: (path: string) => boolean): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error(`No project at ${config}`);
    const types = new Types(project.checker);
    const { program } = project;
    return program
      .getSourceFileNames()
      .filter((path) => path.startsWith(root) && path.endsWith('.tsx') && isAsked(path.slice(root.length)))
      .flatMap((path) => program.getSourceFile(path) ?? [])
      .flatMap((source) => bareIn(source, types).map((node) => lineOf(node, source, root)));
  } finally {
    api.close();
  }
}

function bareIn(source: SourceFile, types: Types): Node[] {
  const shown = nodesOf(source).flatMap((node) => (isParent(node) ? childrenOf(node) : givenBackBy(node)));
  const expressions = shown.flatMap(({ expression }) => expression ?? []);
  const found = types.typesAt(expressions);
  const typeOf = new Map<Node, Type | undefined>(expressions.map((node, at) => [node, found[at]]));
  const isBare = ({ expression, isAlone }: Shown) => {
    const yields = expression ? textOf(typeOf.get(expression), types) : 'text';
    return yields === 'texts' || (yields === 'text' && !isAlone);
  };
  return shown.filter(isBare).map(({ node }) => node);
}

const isParent = (node: Node): node is Parent => is.isJsxElement(node) || is.isJsxFragment(node);

/** What React shows of the children of an element, elements left out. */
function childrenOf(parent: Parent): Shown[] {
  if (is.isJsxElement(parent) && isKept(parent)) return [];
  const children = [...parent.children].filter(isShown);
  const isAlone = children.length === 1 && !is.isJsxFragment(parent);
  return children.flatMap((node) => {
    if (is.isJsxText(node)) return { node, expression: undefined, isAlone };
    return is.isJsxExpression(node) ? { node, expression: node.expression, isAlone } : [];
  });
}

/** No translator touches the texts of an element that says so. */
const isKept = ({ openingElement }: JsxElement) => /\stranslate="no"/.test(openingElement.getText());

/** No comment, no line break with what indents the next line. */
function isShown(node: JsxChild): boolean {
  if (is.isJsxText(node)) return !/^\s*\n\s*$/.test(node.text);
  return !is.isJsxExpression(node) || node.expression !== undefined;
}

/** What a component gives back stands beside whatever is there where it is used. */
function givenBackBy(node: Node): Shown[] {
  const expression = is.isReturnStatement(node)
    ? node.expression
    : is.isArrowFunction(node) && !is.isBlock(node.body)
      ? node.body
      : undefined;
  const isGiven = expression && !isParent(expression) && /^[A-Z]/.test(functionAround(expression));
  return isGiven ? [{ node: expression, expression, isAlone: false }] : [];
}

/** The name of the function that a node stands in, or nothing. */
function functionAround(node: Node): string {
  let around: Node = node.parent;
  while (!is.isSourceFile(around)) {
    const named = is.isArrowFunction(around) || is.isFunctionExpression(around) ? around.parent : around;
    const isFunction = named !== around || is.isFunctionDeclaration(around) || is.isMethodDeclaration(around);
    if (isFunction) {
      const hasName = is.isFunctionDeclaration(named) || is.isVariableDeclaration(named);
      return hasName && named.name && is.isIdentifier(named.name) ? named.name.text : '';
    }
    around = around.parent;
  }
  return '';
}

/** Whether a value of a type is shown as a text, or as several beside each other; a type in its own like is asked once. */
function textOf(
  type: Type | undefined,
  types: Types,
  around: readonly Type[] = [],
): 'text' | 'texts' | undefined {
  if (!type || (type.isStringLiteralType() && type.value === '')) return undefined;
  if (type.flags & (TEXT | COULD_BE_ANYTHING)) return 'text';
  if (around.some(({ id }) => id === type.id)) return undefined;
  const isOf = (one: Type) => textOf(one, types, [...around, type]);
  if (types.isList(type)) return types.argumentsOf(type).some(isOf) ? 'texts' : undefined;
  const of = types.partsOf(type).map(isOf);
  // What may be anything that React shows is as good as a text where it stands alone.
  return of.includes('text') ? 'text' : of.find((one) => one !== undefined);
}

function lineOf(node: Node, source: SourceFile, root: string): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const text = node.getText(source).replace(/\s+/g, ' ').trim();
  return `${source.fileName.slice(root.length)}:${line + 1}: ${text.slice(0, 80)}`;
}
