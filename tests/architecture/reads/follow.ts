import * as ast from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Type } from 'typescript/unstable/sync';
import { usesOf } from './bindings';
import { nodesOf } from './nodes';
import type { Types } from './types';

/** What sources do with marked objects. A way is a mark and the names from there: `games.hot.list[].nodeId`. */
export type Followed = {
  /** Each way that is read, and the first line that does. */
  reads: Map<string, string>;
  /** By the way of an object, the ways where it comes to stand as well. */
  flows: Map<string, Set<string>>;
};

type TypeOf = (node: ast.Node) => Type | undefined;

/** Objects are compared so many members deep. */
const DEEPEST = 8;

/** Of two types so joined the compiler may keep one alone. */
const CHOOSING = new Set<ast.SyntaxKind>([
  ast.SyntaxKind.QuestionQuestionToken,
  ast.SyntaxKind.BarBarToken,
  ast.SyntaxKind.AmpersandAmpersandToken,
]);

/** Follows marked objects through a program (`overlay.ts`): which of their members are read, and where they go. */
export class Follower implements Followed {
  readonly reads: Followed['reads'] = new Map();
  readonly flows: Followed['flows'] = new Map();
  readonly #types: Types;
  readonly #root: string;
  readonly #seen = new Set<string>();

  constructor(types: Types, root: string) {
    this.#types = types;
    this.#root = root;
  }

  /** Looks at every node twice: the first time to learn which types it asks for, since they are answered together. */
  follow(source: ast.SourceFile): void {
    const nodes = nodesOf(source);
    const wanted = new Set<ast.Node>();
    for (const node of nodes) this.#visit(node, (one) => void wanted.add(one));
    const asked = [...wanted];
    const types = this.#types.typesAt(asked);
    const typeOf = new Map(asked.map((node, i) => [node, types[i]]));
    for (const node of nodes) this.#visit(node, (one) => typeOf.get(one));
  }

  #visit(node: ast.Node, typeOf: TypeOf): void {
    if (is.isPropertyAccessExpression(node)) this.#access(node, typeOf(node.expression), node.name.text);
    else if (is.isElementAccessExpression(node)) this.#accessByKey(node, typeOf);
    else if (is.isObjectBindingPattern(node)) this.#takeApart(node, typeOf(node));
    else if (is.isCallExpression(node) || is.isNewExpression(node)) this.#call(node, typeOf);
    else if (is.isJsxSpreadAttribute(node)) this.#flow(typeOf(node.expression), this.#propsAt(node.parent));
    else if (is.isJsxExpression(node) || is.isReturnStatement(node)) this.#stand(node.expression, typeOf);
    else if (is.isArrowFunction(node)) {
      if (!is.isBlock(node.body)) this.#stand(node.body, typeOf);
    } else if (is.isVariableDeclaration(node) || is.isParameterDeclaration(node)) {
      if (node.initializer && node.type && node.name) this.#flow(typeOf(node.initializer), typeOf(node.name));
    } else if (is.isAsExpression(node) || is.isSatisfiesExpression(node)) {
      this.#flow(typeOf(node.expression), typeOf(node.type));
    } else if (is.isConditionalExpression(node)) {
      for (const branch of [node.whenTrue, node.whenFalse]) this.#flow(typeOf(branch), typeOf(node));
    } else if (is.isBinaryExpression(node)) this.#join(node, typeOf);
  }

  #join(node: ast.BinaryExpression, typeOf: TypeOf): void {
    const { kind } = node.operatorToken;
    if (kind === ast.SyntaxKind.EqualsToken) this.#flow(typeOf(node.right), typeOf(node.left));
    if (!CHOOSING.has(kind)) return;
    for (const side of [node.left, node.right]) this.#flow(typeOf(side), typeOf(node));
  }

  /** What is given back, or to a component: it comes to stand where the type around it is named. */
  #stand(expression: ast.Expression | undefined, typeOf: TypeOf): void {
    const type = expression && typeOf(expression);
    if (expression && this.#types.objectsOf(type).length > 0) {
      this.#flow(type, this.#types.contextOf(expression));
    }
  }

  #call(node: ast.CallExpression | ast.NewExpression, typeOf: TypeOf): void {
    const given = [...(node.arguments ?? [])].map(typeOf);
    const signature = given.some((type) => this.#types.objectsOf(type).length > 0)
      ? this.#types.signatureAt(node)
      : undefined;
    if (!signature) return;
    given.forEach((type, i) => {
      this.#flow(type, this.#types.parameterOf(signature, i));
    });
    // A function of the project with type parameters reads what their bounds name.
    const general = this.#types.isForeignCall(signature) ? undefined : signature.getTarget();
    given.forEach((type, i) => {
      if (general) this.#flow(type, this.#types.parameterOf(general, i));
    });
  }

  #accessByKey(node: ast.ElementAccessExpression, typeOf: TypeOf): void {
    const [object, key] = [typeOf(node.expression), typeOf(node.argumentExpression)];
    const keys = key?.isUnionType() ? key.getTypes() : key ? [key] : [];
    for (const one of keys) this.#access(node, object, one.isStringLiteralType() ? one.value : '*');
  }

  #takeApart(pattern: ast.ObjectBindingPattern, type: Type | undefined): void {
    if (this.#types.annotationsOf(type).length === 0) return;
    for (const element of pattern.elements) {
      const name = element.propertyName ?? element.name;
      if (element.dotDotDotToken || !element.name || !name || !is.isIdentifier(name)) continue;
      if (is.isIdentifier(element.name)) {
        for (const use of usesOf(element.name)) this.#access(use, type, name.text);
      } else this.#read(type, name.text, element);
    }
  }

  /** A member is read, unless it only becomes a member of another object of a named type: then it is followed. */
  #access(node: ast.Node, type: Type | undefined, name: string): void {
    const sources = this.#types.annotationsOf(type);
    if (sources.length === 0) return;
    const into = this.#destinationOf(node);
    const targets = this.#types.annotationsOf(into?.type);
    if (targets.length === 0) this.#read(type, name, node);
    for (const target of targets) {
      for (const source of sources) this.#note(`${source}.${name}`, `${target}.${into?.name}`);
    }
  }

  #destinationOf(node: ast.Node): { type: Type | undefined; name: string } | undefined {
    const { parent } = node;
    if (
      is.isShorthandPropertyAssignment(parent) ||
      (is.isPropertyAssignment(parent) && parent.name !== node)
    ) {
      if (!is.isIdentifier(parent.name)) return undefined;
      return { type: this.#types.contextOf(parent.parent as ast.Expression), name: parent.name.text };
    }
    const attribute = is.isJsxExpression(parent) ? parent.parent : undefined;
    if (!attribute || !is.isJsxAttribute(attribute) || !is.isIdentifier(attribute.name)) return undefined;
    return { type: this.#propsAt(attribute.parent), name: attribute.name.text };
  }

  #propsAt(attributes: ast.Node): Type | undefined {
    const signature = this.#types.signatureAt(attributes.parent);
    return signature && this.#types.parameterOf(signature, 0);
  }

  #read(type: Type | undefined, name: string, node: ast.Node): void {
    for (const mark of this.#types.annotationsOf(type)) {
      const way = `${mark}.${name}`;
      if (!this.reads.has(way)) this.reads.set(way, this.#lineOf(node));
    }
  }

  #lineOf(node: ast.Node): string {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return `${source.fileName.slice(this.#root.length)}:${line + 1}`;
  }

  #note(from: string, to: string): void {
    if (from !== to) this.flows.set(from, (this.flows.get(from) ?? new Set()).add(to));
  }

  /** A value of one type comes to stand where another is named. */
  #flow(from: Type | undefined, to: Type | undefined, depth = 0): void {
    if (!from || !to || from.id === to.id || depth > DEEPEST) return;
    for (const target of this.#types.objectsOf(to)) {
      for (const source of this.#types.objectsOf(from)) this.#flowObject(source, target, depth);
    }
  }

  #flowObject(from: Type, to: Type, depth: number): void {
    const pair = `${from.id} ${to.id}`;
    if (from.id === to.id || this.#seen.has(pair)) return;
    this.#seen.add(pair);
    for (const target of this.#types.annotationsOf(to)) {
      for (const source of this.#types.annotationsOf(from)) this.#note(source, target);
    }
    if (this.#flowArguments(from, to, depth)) return;
    this.#flowFunction(from, to, depth);
    if (this.#types.isForeign(from)) return;
    const targets = this.#types.membersOf(to);
    for (const [name, member] of this.#types.membersOf(from)) {
      this.#flow(member, targets.get(name), depth + 1);
    }
  }

  /** Of two that are made of the same generic type, what they were made for. */
  #flowArguments(from: Type, to: Type, depth: number): boolean {
    const targets = this.#types.argumentsOf(to);
    const sources = this.#types.argumentsOf(from);
    const alike =
      this.#types.nameOf(from) === this.#types.nameOf(to) ||
      (this.#types.isList(from) && this.#types.isList(to));
    if (!alike || targets.length === 0) return false;
    targets.forEach((target, i) => {
      this.#flow(sources[i] ?? sources.at(-1), target, depth + 1);
    });
    return true;
  }

  /** Parameters go the other way: what a function is asked with comes to stand in its own. */
  #flowFunction(from: Type, to: Type, depth: number): void {
    const [asked] = this.#types.signaturesOf(to);
    const [given] = asked ? this.#types.signaturesOf(from) : [];
    if (!asked || !given) return;
    this.#types.parametersOf(asked).forEach((parameter, i) => {
      this.#flow(parameter, this.#types.parametersOf(given)[i], depth + 1);
    });
    this.#flow(this.#types.returnOf(given), this.#types.returnOf(asked), depth + 1);
  }
}
