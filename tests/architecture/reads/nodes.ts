import type { Node } from 'typescript/unstable/ast';

/** A node and all below it. */
export function nodesOf(top: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(top);
  return nodes;
}
