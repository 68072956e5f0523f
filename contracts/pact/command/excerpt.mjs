import { blanked, blankedText } from './secrets.mjs';

const LONGEST = 400;

/**
 * A body that came, without secrets, shortened; of what is no text its length.
 * @param {Uint8Array} bytes
 */
export function excerptOf(bytes) {
  const text = textOf(bytes);
  if (text === undefined) return `with ${bytes.length} bytes that are no text`;
  const open = blankedBody(withoutMarkup(text)).replace(/\s+/g, ' ').trim();
  return open.length > LONGEST ? `${open.slice(0, LONGEST)}…` : open;
}

function textOf(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' };

/** What a page says: frameworks answer errors so. */
function withoutMarkup(text) {
  if (!/^\s*<(?:!doctype html|html)/i.test(text)) return text;
  return text
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity]);
}

function blankedBody(text) {
  try {
    return JSON.stringify(blanked(JSON.parse(text)));
  } catch {
    return blankedText(text);
  }
}
