import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import { type Type } from 'typescript/unstable/sync';
import type { Types } from './types';

/** What sources do with marked objects. A way is a mark and the names from there: `games.hot.list[].nodeId`. */
export type Followed = {
  /** Each way that is read, and the first line that does. */
  reads: Map<string, string>;
  /** By the way of an object, the ways where it comes to stand as well. */
  flows: Map<string, Set<string>>;
};

const DEEPEST = 8;

/** Reads the sources of a program whose types are marked (`overlay.ts`). */
export function follow(types: Types, sources: readonly SourceFile[], root: string): Followed {
  const reads: Followed['reads'] = new Map();
  const flows: Followed['flows'] = new Map();
  const seen = new Set<string>();

  const flowsTo = (from: string, to: string) => {
    if (from !== to) flows.set(from, (flows.get(from) ?? new Set()).add(to));
  };

  /** A value of one type comes to stand where another is named. */
  const flow = (from: Type | undefined, to: Type | undefined, depth = 0): void => {
    if (!from || !to || from.id === to.id || depth > DEEPEST) return;
    for (const target of types.objectsOf(to)) {
      for (const source of types.objectsOf(from)) flowObject(source, target, depth);
    }
  };
  const flowObject = (from: Type, to: Type, depth: number): void => {
    if (from.id === to.id) return;
    const pair = `${from.id} ${to.id}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    for (const target of types.marksOf(to)) {
      for (const source of types.marksOf(from)) flowsTo(source, target);
    }
    if (flowArguments(from, to, depth)) return;
    flowFunction(from, to, depth);
    if (types.isForeign(from)) return;
    const members = types.membersOf(from);
    const targets = types.membersOf(to);
    for (const [name, member] of members) flow(member, targets.get(name), depth + 1);
  };
  const flowArguments = (from: Type, to: Type, depth: number): boolean => {
    const targets = types.argumentsOf(to);
    if (targets.length === 0) return false;
    const alike = types.nameOf(from) === types.nameOf(to) || (types.isList(from) && types.isList(to));
    if (!alike) return false;
    const sources = types.argumentsOf(from);
    targets.forEach((target, i) => {
      flow(sources[i] ?? sources.at(-1), target, depth + 1);
    });
    return true;
  };
  const flowFunction = (from: Type, to: Type, depth: number): void => {
    const [asked] = types.signaturesOf(to);
    const [given] = asked ? types.signaturesOf(from) : [];
    if (!asked || !given) return;
    const taken = types.parametersOf(given);
    types.parametersOf(asked).forEach((parameter, i) => {
      flow(parameter, taken[i], depth + 1);
    });
    flow(types.returnOf(given), types.returnOf(asked), depth + 1);
  };

  const read = (type: Type | undefined, name: string, node: Node) => {
    for (const mark of types.marksOf(type)) {
      const way = `${mark}.${name}`;
      if (!reads.has(way)) reads.set(way, lineOf(node, root));
    }
  };

  for (const source of sources) {
    const nodes = nodesOf(source);
    const typed = nodes.flatMap(typesWantedBy);
    const answered = types.typesAt(typed);
    const typeOf = new Map(typed.map((node, i) => [node, answered[i]]));
    for (const node of nodes) visit(node, (one) => typeOf.get(one));
  }
  return { reads, flows };

  function visit(node: any, typeOf: (node: Node) => Type | undefined): void {
    switch (node.kind) {
      case SyntaxKind.PropertyAccessExpression:
        return access(node, typeOf(node.expression), node.name.text);
      case SyntaxKind.ElementAccessExpression: {
        const key = typeOf(node.argumentExpression);
        const keys = key?.isUnionType() ? key.getTypes() : key ? [key] : [];
        for (const one of keys) {
          access(node, typeOf(node.expression), one.isStringLiteralType() ? one.value : '*');
        }
        return;
      }
      case SyntaxKind.ObjectBindingPattern:
        for (const element of node.elements) {
          const name = (element.propertyName ?? element.name).text;
          if (element.dotDotDotToken || !name || types.marksOf(typeOf(node)).length === 0) continue;
          if (element.name.kind !== SyntaxKind.Identifier) read(typeOf(node), name, element);
          for (const use of usesOf(element)) access(use, typeOf(node), name);
        }
        return;
      case SyntaxKind.CallExpression:
      case SyntaxKind.NewExpression: {
        const args: Node[] = [...(node.arguments ?? [])];
        const structured = args.filter((arg) => types.objectsOf(typeOf(arg)).length > 0);
        const signature = structured.length ? types.signatureAt(node) : undefined;
        const parameters = signature ? types.parametersOf(signature) : [];
        args.forEach((arg, i) => {
          const rest = signature?.hasRestParameter && i >= parameters.length - 1;
          const parameter = rest ? types.argumentsOf(parameters.at(-1) as Type)[0] : parameters[i];
          flow(typeOf(arg), parameter);
        });
        const general = signature && !types.isForeignCall(signature) ? signature.getTarget() : undefined;
        if (general) types.parametersOf(general).forEach((parameter, i) => flow(args[i] && typeOf(args[i]), parameter));
        return;
      }
      case SyntaxKind.JsxSpreadAttribute: {
        const signature = types.signatureAt(node.parent.parent);
        return flow(typeOf(node.expression), signature && types.parametersOf(signature)[0]);
      }
      case SyntaxKind.JsxExpression:
        if (node.expression && types.objectsOf(typeOf(node.expression)).length > 0) {
          flow(typeOf(node.expression), types.contextOf(node.expression));
        }
        return;
      case SyntaxKind.ReturnStatement:
        if (node.expression) returned(node.expression, typeOf(node.expression));
        return;
      case SyntaxKind.ArrowFunction:
        if (node.body.kind !== SyntaxKind.Block) returned(node.body, typeOf(node.body));
        return;
      case SyntaxKind.VariableDeclaration:
      case SyntaxKind.Parameter:
      case SyntaxKind.PropertyDeclaration:
        if (node.initializer && node.type) flow(typeOf(node.initializer), typeOf(node.name));
        return;
      case SyntaxKind.AsExpression:
      case SyntaxKind.SatisfiesExpression:
        return flow(typeOf(node.expression), typeOf(node.type));
      case SyntaxKind.ConditionalExpression:
        flow(typeOf(node.whenTrue), typeOf(node));
        return flow(typeOf(node.whenFalse), typeOf(node));
      case SyntaxKind.BinaryExpression: {
        const isAssigned = node.operatorToken.kind === SyntaxKind.EqualsToken;
        if (isAssigned) return flow(typeOf(node.right), typeOf(node.left));
        if (!CHOOSING.has(node.operatorToken.kind)) return;
        flow(typeOf(node.left), typeOf(node));
        return flow(typeOf(node.right), typeOf(node));
      }
    }
  }

  function returned(expression: any, type: Type | undefined): void {
    if (types.objectsOf(type).length > 0) flow(type, types.contextOf(expression));
  }

  /** A member is read, unless it only becomes a member of another object of a named type: then it is followed. */
  function access(node: any, type: Type | undefined, name: string): void {
    const from = types.marksOf(type);
    if (from.length === 0) return;
    const into = destinationOf(node);
    const marks = into ? types.marksOf(types.contextOf(into.literal)) : [];
    if (marks.length === 0) return read(type, name, node);
    for (const mark of marks) {
      for (const source of from) flowsTo(`${source}.${name}`, `${mark}.${into?.name}`);
    }
  }
}

/** Of two such types the compiler may keep one alone. */
const CHOOSING = new Set([
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.AmpersandAmpersandToken,
]);

/** The object literal, and the name in it, that an expression is given to as it is. */
function destinationOf(node: any): { literal: any; name: string } | undefined {
  const { parent } = node;
  if (parent.kind === SyntaxKind.ShorthandPropertyAssignment) {
    return { literal: parent.parent, name: parent.name.text };
  }
  if (parent.kind !== SyntaxKind.PropertyAssignment || parent.initializer !== node) return undefined;
  return parent.name.text === undefined ? undefined : { literal: parent.parent, name: parent.name.text };
}

/** Where a variable that a pattern makes is used: everywhere its name stands in the function or block around it. */
function usesOf(element: any): Node[] {
  let scope = element.parent;
  while (!SCOPES.has(scope.kind)) scope = scope.parent;
  const named = nodesOf(scope).filter((one: any) => one.kind === SyntaxKind.Identifier && one.text === element.name.text);
  return named.filter((one: any) => one !== element.name && !isNameOfMember(one));
}

const SCOPES = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Block,
  SyntaxKind.ForOfStatement,
  SyntaxKind.CatchClause,
  SyntaxKind.SourceFile,
]);

function isNameOfMember(node: any): boolean {
  const { parent } = node;
  if (parent.kind === SyntaxKind.PropertyAccessExpression) return parent.name === node;
  if (parent.kind === SyntaxKind.PropertyAssignment) return parent.name === node;
  if (parent.kind === SyntaxKind.BindingElement) return parent.initializer !== node;
  return parent.kind === SyntaxKind.JsxAttribute || parent.kind === SyntaxKind.PropertySignature;
}

/** What the checker is asked of before a node is looked at: all at once, for each question is a journey. */
function typesWantedBy(node: any): Node[] {
  switch (node.kind) {
    case SyntaxKind.PropertyAccessExpression:
      return [node.expression];
    case SyntaxKind.ElementAccessExpression:
      return [node.expression, node.argumentExpression];
    case SyntaxKind.ObjectBindingPattern:
      return [node];
    case SyntaxKind.CallExpression:
    case SyntaxKind.NewExpression:
      return [...(node.arguments ?? [])];
    case SyntaxKind.JsxSpreadAttribute:
      return [node.expression];
    case SyntaxKind.JsxExpression:
    case SyntaxKind.ReturnStatement:
      return node.expression ? [node.expression] : [];
    case SyntaxKind.ArrowFunction:
      return node.body.kind === SyntaxKind.Block ? [] : [node.body];
    case SyntaxKind.VariableDeclaration:
    case SyntaxKind.Parameter:
    case SyntaxKind.PropertyDeclaration:
      return node.initializer && node.type ? [node.initializer, node.name] : [];
    case SyntaxKind.AsExpression:
    case SyntaxKind.SatisfiesExpression:
      return [node.expression, node.type];
    case SyntaxKind.BinaryExpression:
      return node.operatorToken.kind === SyntaxKind.EqualsToken || CHOOSING.has(node.operatorToken.kind)
        ? [node.left, node.right, node]
        : [];
    case SyntaxKind.ConditionalExpression:
      return [node.whenTrue, node.whenFalse, node];
    default:
      return [];
  }
}

function nodesOf(source: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return nodes;
}

function lineOf(node: Node, root: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return `${source.fileName.slice(root.length)}:${line + 1}`;
}
