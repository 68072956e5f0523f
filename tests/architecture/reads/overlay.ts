import { posix } from 'node:path';
import {
  type Node,
  type SourceFile,
  SyntaxKind,
  type TypeNode,
  type TypeReferenceNode,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { nodesOf } from './nodes';

/** Types that are made of others, so that what they make is marked, not what they are given. */
const MAKING = new Set([
  'ResponseOf',
  'Awaited',
  'ComponentProps',
  'Exclude',
  'Extract',
  'InferOutput',
  'NonNullable',
  'Omit',
  'OutputOf',
  'Parameters',
  'Partial',
  'Pick',
  'Readonly',
  'Record',
  'Required',
  'ReturnType',
  'Sanitised',
]);
/** Types of which a visit has one value: it is written in one place and read in another, so they have one mark. */
const SHARED = new Set(['App', 'RefusalValue', 'SiteContext', 'SiteFlags', 'SiteSettings']);
/** Of an operation that is not known where they are named: what a call answers. */
const OF_CALLS = new Set(['OutputOf', 'ResponseOf']);
const MARKED_WHOLE = new Set<SyntaxKind>([
  SyntaxKind.TypeLiteral,
  SyntaxKind.IndexedAccessType,
  SyntaxKind.IntersectionType,
  SyntaxKind.ArrayType,
  SyntaxKind.TupleType,
  SyntaxKind.TypeOperator,
]);

/** Text put in before (`at` a start) or behind something. */
type Edit = { at: number; text: string };

/** A source in which each type that is named for a value is marked with the place where it is named. */
export function overlayOf(source: SourceFile, path: string, isFollowed: (path: string) => boolean): string {
  const isOurs = (from: string) =>
    /^(?:\.|@\/)/.test(from) &&
    isFollowed(`${from.startsWith('@/') ? from.slice(2) : posix.join(posix.dirname(path), from)}.ts`);
  const overlay = new Overlay(source, path, isOurs);
  overlay.visit(source);
  return overlay.text();
}

class Overlay {
  readonly #source: SourceFile;
  readonly #path: string;
  readonly #edits: Edit[] = [];
  /** Names of type parameters, anywhere in the source. */
  readonly #parameters: ReadonlySet<string>;
  /** Types of followed sources that the source can name. */
  readonly #known: ReadonlySet<string>;

  constructor(source: SourceFile, path: string, isOurs: (from: string) => boolean) {
    this.#source = source;
    this.#path = path;
    const nodes = nodesOf(source);
    this.#parameters = new Set(nodes.filter(is.isTypeParameterDeclaration).map(({ name }) => name.text));
    this.#known = new Set(nodes.flatMap((node) => declaredBy(node, isOurs)));
  }

  visit(node: Node): void {
    if (is.isTypeAliasDeclaration(node) || is.isInterfaceDeclaration(node)) {
      this.#visitDeclared(node);
      return;
    }
    this.#markSignature(node);
    if (isTyped(node)) this.#mark(node.type);
    if (is.isTypeParameterDeclaration(node)) this.#mark(node.constraint);
    if (is.isCallExpression(node) || is.isNewExpression(node)) {
      for (const one of node.typeArguments ?? []) this.#mark(one);
    }
    node.forEachChild((child) => this.visit(child));
  }

  text(): string {
    // Of two at one place the later stands inside the earlier, whose text comes first.
    const ordered = this.#edits.map((edit, i) => ({ ...edit, i })).sort((a, b) => b.at - a.at || b.i - a.i);
    const put = (done: string, { at, text }: Edit) => done.slice(0, at) + text + done.slice(at);
    return ordered.reduce(put, this.#source.text);
  }

  /** In a declared type the functions alone: all else is marked where the type is named. */
  #visitDeclared(node: Node): void {
    this.#markSignature(node);
    node.forEachChild((child) => this.#visitDeclared(child));
  }

  #markSignature(node: Node): void {
    if (!is.isFunctionTypeNode(node) && !is.isMethodSignatureDeclaration(node)) return;
    for (const { type } of node.parameters) this.#mark(type);
    this.#mark(node.type);
    for (const { name, defaultType } of node.typeParameters ?? []) {
      if (!defaultType) continue;
      this.#mark(defaultType);
      // What an answer is expected to be must not say what it is.
      for (const one of node.type ? nodesOf(node.type) : []) {
        if (is.isTypeReferenceNode(one) && one.typeName.getText(this.#source) === name.text) {
          this.#put(one, 'NoInfer<', '>');
        }
      }
    }
  }

  #mark(node: TypeNode | undefined): void {
    if (!node) return;
    if (is.isParenthesizedTypeNode(node)) this.#mark(node.type);
    else if (is.isUnionTypeNode(node)) for (const one of node.types) this.#mark(one);
    else if (is.isTypeReferenceNode(node)) this.#markReference(node);
    else if (MARKED_WHOLE.has(node.kind)) this.#wrap(node);
  }

  #markReference(node: TypeReferenceNode): void {
    const name = node.typeName.getText(this.#source).replace(/^v\./, '');
    const args = [...(node.typeArguments ?? [])];
    const shared = [name, ...args.map((arg) => arg.getText(this.#source))].find((one) => SHARED.has(one));
    if (shared) this.#wrap(node, shared);
    else if (OF_CALLS.has(name) && args.some((arg) => this.#isGeneral(arg))) this.#put(node, '$', '');
    else if (MAKING.has(name)) this.#wrap(node);
    else if (args.length > 0) for (const arg of args) this.#mark(arg);
    else if (this.#known.has(name)) this.#wrap(node);
  }

  #wrap(node: Node, name?: string): void {
    if (this.#isGeneral(node) || /Schema\b|Record<\w+, typeof/.test(node.getText(this.#source))) return;
    const start = node.getStart(this.#source);
    const { line, character } = this.#source.getLineAndCharacterOfPosition(start);
    this.#put(node, '$At<', `,'${name ?? `${this.#path}:${line + 1}:${character + 1}`}'>`);
  }

  #put(node: Node, before: string, behind: string): void {
    this.#edits.push({ at: node.getStart(this.#source), text: before }, { at: node.end, text: behind });
  }

  #isGeneral(node: Node): boolean {
    return nodesOf(node).some((one) => is.isIdentifier(one) && this.#parameters.has(one.text));
  }
}

function declaredBy(node: Node, isOurs: (from: string) => boolean): string[] {
  if (is.isTypeAliasDeclaration(node) || is.isInterfaceDeclaration(node)) return [node.name.text];
  if (!is.isImportDeclaration(node) || !is.isStringLiteral(node.moduleSpecifier)) return [];
  const named = isOurs(node.moduleSpecifier.text) ? node.importClause?.namedBindings : undefined;
  return named && is.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
}

/** What has a type beside a value or in its place. */
function isTyped(node: Node): node is Node & { type: TypeNode | undefined } {
  return TYPED.some((isOne) => isOne(node));
}

const TYPED: readonly ((node: Node) => boolean)[] = [
  is.isParameterDeclaration,
  is.isVariableDeclaration,
  is.isPropertyDeclaration,
  is.isFunctionDeclaration,
  is.isFunctionExpression,
  is.isArrowFunction,
  is.isMethodDeclaration,
  is.isAsExpression,
  is.isSatisfiesExpression,
];
