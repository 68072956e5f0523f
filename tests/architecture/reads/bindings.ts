import { type Identifier, type Node, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { nodesOf } from './nodes';

const SCOPES = new Set<SyntaxKind>([
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Block,
  SyntaxKind.ForOfStatement,
  SyntaxKind.SourceFile,
]);

/** Where a variable that a pattern makes is used: wherever its name stands in the function or block around it. */
export function usesOf(variable: Identifier): Node[] {
  let scope: Node = variable.parent;
  while (!SCOPES.has(scope.kind)) scope = scope.parent;
  return nodesOf(scope).filter(
    (node) => node !== variable && is.isIdentifier(node) && node.text === variable.text && !isMember(node),
  );
}

/** Whether a name is that of a member, not of a variable. */
function isMember(node: Node): boolean {
  const { parent } = node;
  if (is.isPropertyAccessExpression(parent) || is.isPropertyAssignment(parent)) return parent.name === node;
  if (is.isBindingElement(parent)) return parent.initializer !== node;
  return is.isJsxAttribute(parent) || is.isPropertySignatureDeclaration(parent);
}
