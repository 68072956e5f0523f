import type { Context } from 'hono';

/** Bytes of a body. */
const LARGEST_BODY = 64 * 1024;

/** The body as text; null for one that is too long, which is not read on. */
export async function readText({ req }: Context): Promise<string | null> {
  const reader = req.raw.body?.getReader();
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LARGEST_BODY) {
      void reader?.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The body as JSON; an empty one is `{}`, what is too long or no JSON null. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await readText(c);
  try {
    return text === null ? null : JSON.parse(text || '{}');
  } catch {
    return null;
  }
}
