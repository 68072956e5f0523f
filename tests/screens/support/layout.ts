import { expect } from 'vitest';

type Piece = { node: Text; box: DOMRect; layer: Element | null };

const nameOf = (element: Element | null) => {
  const { outerHTML = '' } = element ?? {};
  return outerHTML.slice(0, 110).replace(/\s+/g, ' ');
};
const told = (node: Text) => `“${node.data.trim().slice(0, 40)}” in ${nameOf(node.parentElement)}`;

/** Whether an element is shown to the eye: neither hidden nor for ears alone. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { clipPath, fontSize } = getComputedStyle(around);
    if (clipPath.startsWith('inset(50%') || fontSize === '0px') return false;
  }
  return true;
}

/** Texts that are seen. */
function texts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const { parentElement } = text;
    if (!text.data.trim() || !parentElement || parentElement.closest('script, style, option, svg')) continue;
    if (isSeen(parentElement)) found.push(text);
  }
  return found;
}

function rangeOf(text: Text, start = 0, end = text.data.length): Range {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

/** What cuts an element off across, other than by an ellipsis, which says so; and whether one moves it there by hand. */
function cutterOf(
  element: Element,
): { box: DOMRect; scrolls: boolean; says: boolean; element: Element } | undefined {
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, textOverflow, webkitLineClamp, display } = getComputedStyle(around);
    if (display === 'inline' || overflowX === 'visible') continue;
    if (display === 'table' && cutterOf(around.parentElement as Element)?.scrolls)
      return cutterOf(around.parentElement as Element);
    return {
      element: around,
      box: around.getBoundingClientRect(),
      scrolls: overflowX === 'auto' || overflowX === 'scroll',
      says: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
    };
  }
  return undefined;
}

const layerOf = (element: Element | null) => {
  for (let around = element; around; around = around.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
  return null;
};

/** Texts beyond the screen or beyond the box that cuts them off, but where one moves it sideways. */
function cutTexts(): string[] {
  return texts().flatMap((text) => {
    const parent = text.parentElement as Element;
    const cutter = cutterOf(parent);
    if (cutter?.scrolls || cutter?.says) return [];
    return [...rangeOf(text).getClientRects()]
      .flatMap((box) => {
        const left = Math.max(0, cutter?.box.left ?? 0);
        const right = Math.min(innerWidth, cutter?.box.right ?? innerWidth);
        const beside = Math.max(left - box.left, box.right - right);
        const below =
          cutter && getComputedStyle(cutter.element).overflowY !== 'visible'
            ? Math.max(cutter.box.top - box.top, box.bottom - cutter.box.bottom) - 4
            : 0;
        return box.width > 0 && Math.max(beside, below) > 1.5
          ? [`${Math.round(Math.max(beside, below))} px cut of ${told(text)}`]
          : [];
      })
      .slice(0, 1);
  });
}

/** Texts that stand out of the link, button or bar that they belong to. */
function spilledTexts(): string[] {
  return texts().flatMap((text) => {
    const parent = text.parentElement as Element;
    // A badge may stand out of its tile.
    if (parent.closest('[aria-hidden="true"]')) return [];
    const holder = parent.closest('a[href], button, label, [role="button"], header, nav, summary, th, td');
    if (
      !holder ||
      getComputedStyle(holder).display === 'inline' ||
      cutterOf(parent)?.scrolls ||
      cutterOf(parent)?.says
    )
      return [];
    const outer = holder.getBoundingClientRect();
    return [...rangeOf(text).getClientRects()]
      .flatMap((box) => {
        const beyond = Math.max(
          outer.left - box.left,
          box.right - outer.right,
          outer.top - box.top - 3,
          box.bottom - outer.bottom - 3,
        );
        return box.width > 0 && beyond > 1.5
          ? [`${Math.round(beyond)} px of ${told(text)} out of ${nameOf(holder)}`]
          : [];
      })
      .slice(0, 1);
  });
}

/** Texts that lie on other texts of their layer. */
function textsOnTexts(): string[] {
  const pieces = texts().flatMap((node): Piece[] => {
    const parent = node.parentElement as Element;
    const layer = layerOf(parent);
    const cutter = cutterOf(parent);
    return [...rangeOf(node).getClientRects()].flatMap((whole) => {
      let [left, right] = [whole.left, whole.right];
      let [top, bottom] = [whole.top, whole.bottom];
      if (cutter) {
        [left, right] = [Math.max(left, cutter.box.left), Math.min(right, cutter.box.right)];
        [top, bottom] = [Math.max(top, cutter.box.top), Math.min(bottom, cutter.box.bottom)];
      }
      // Marks and descenders of lines close to each other touch.
      const height = bottom - top;
      return right - left > 2 && height > 4
        ? [{ node, layer, box: new DOMRect(left, top + height * 0.2, right - left, height * 0.6) }]
        : [];
    });
  });
  const found = new Set<string>();
  pieces.sort((a, b) => a.box.top - b.box.top);
  pieces.forEach((one, place) => {
    for (let next = place + 1; next < pieces.length; next += 1) {
      const other = pieces[next] as Piece;
      if (other.box.top >= one.box.bottom) break;
      if (other.node === one.node || other.layer !== one.layer) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (width > 1 && height > 1)
        found.add(`${told(one.node)} and ${told(other.node)}: ${Math.round(width)}×${Math.round(height)}`);
    }
  });
  return [...found];
}

const AMOUNT = /[-+−]?\d{1,3}(?:[.,]\d{3})+/g;
const WHOLE = /^[-+−]?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d\d)?(?:\s?\D{1,4})?$/;

/** Amounts that are broken into lines. */
function brokenAmounts(): string[] {
  return [...document.querySelectorAll('bdi[translate="no"]')]
    .filter((one) => WHOLE.test(one.textContent) && isSeen(one))
    .flatMap((money) => {
      const lines = linesOf(document.createRange(), money);
      return lines > 1 ? [`${money.textContent} in ${lines} lines in ${nameOf(money.parentElement)}`] : [];
    })
    .concat(
      texts().flatMap((text) =>
        [...text.data.matchAll(AMOUNT)].flatMap(({ 0: amount, index }) => {
          const lines = new Set(
            [...rangeOf(text, index, index + amount.length).getClientRects()]
              .filter(({ width }) => width > 0)
              .map(({ top }) => Math.round(top)),
          ).size;
          return lines > 1 ? [`${amount} in ${lines} lines in ${nameOf(text.parentElement)}`] : [];
        }),
      ),
    );
}

function linesOf(range: Range, element: Element): number {
  range.selectNodeContents(element);
  const bottoms = [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ top, bottom }) => [top, bottom] as const)
    .sort((a, b) => a[0] - b[0]);
  let lines = 0;
  let end = -Infinity;
  for (const [top, bottom] of bottoms) {
    if (top >= end - 2) lines += 1;
    end = Math.max(end, bottom);
  }
  return lines;
}

const WORD = /\p{L}+/gu;

/** Words of links, buttons, headings and labels that are broken where no hyphen is. */
function brokenWords(): string[] {
  return texts().flatMap((text) => {
    const parent = text.parentElement as Element;
    if (!parent.closest('a[href], button, label, h1, h2, h3, dt, th, nav, header')) return [];
    // Names and numbers of others' making may be longer than a line.
    if (parent.closest('[translate="no"]') || text.data.includes('@')) return [];
    return [...text.data.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      if (word.length < 2 || word.length > 14) return [];
      const tops = new Set(
        [...rangeOf(text, index, index + word.length).getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top)),
      );
      return tops.size > 1 ? [`${word} broken in ${nameOf(parent)}`] : [];
    });
  });
}

/** Elements beyond the sides of the screen that nothing moves or cuts off there. */
function wideElements(): string[] {
  return [...document.body.querySelectorAll('*')]
    .flatMap((element) => {
      if (element.closest('svg, script, style') && element.tagName !== 'svg') return [];
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || (box.left >= -1 && box.right <= innerWidth + 1)) return [];
      if (!isSeen(element)) return [];
      for (
        let around = element.parentElement;
        around && around !== document.body;
        around = around.parentElement
      )
        if (getComputedStyle(around).overflowX !== 'visible') return [];
      return [
        `${Math.round(Math.max(-box.left, box.right - innerWidth))} px beside the screen: ${nameOf(element)}`,
      ];
    })
    .slice(0, 5);
}

/**
 * Expects that there is room for the letters, however large: nothing is wider than the screen, no text is cut, runs out of
 * its button or into another, no amount and no word is broken (WCAG 1.4.4, 1.4.10).
 */
export function expectRoomForLetters(): void {
  const found = {
    'beside the screen': wideElements(),
    cut: cutTexts(),
    'out of its box': spilledTexts(),
    'on other words': textsOnTexts(),
    'broken amounts': brokenAmounts(),
    'broken words': brokenWords(),
  };
  for (const [what, list] of Object.entries(found)) expect(list, what).toEqual([]);
}
