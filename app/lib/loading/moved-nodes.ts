/**
 * Has nothing fail because a translator or an extension has moved a node that the page holds: it is taken from where it
 * is now, and what was to stand before it stands before what holds it, or at the end. Each time is reported, as React
 * would, which throws the whole page away (docs/decisions/061-translated-pages.md). Nothing else comes this way.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    tell();
    return (child.parentNode ? removeChild.call(child.parentNode, child) : child) as T;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    if (place !== before) tell();
    return insertBefore.call(this, node, place) as T;
  };
}

function tell(): void {
  reportError(new Error('A node of the page was moved by something else'));
}
