/** A text too long to be held: read anew, piece by piece, each time it is sent. Nothing in it needs escaping in JSON. */
export type LargeText = () => AsyncIterable<string>;
/** What stands for each of them in a body: a word that occurs in it nowhere else. */
export type LargeTexts = ReadonlyMap<string, LargeText>;

/** A body in JSON with the long texts in place of their words, never held whole. */
export function streamedBody(json: string, texts: LargeTexts): ReadableStream<Uint8Array> {
  const pieces = piecesOf(json, texts);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function* piecesOf(json: string, texts: LargeTexts): AsyncGenerator<string, undefined> {
  const places = [...texts]
    .map(([word, text]) => ({ word, text, at: json.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  let sent = 0;
  for (const { word, text, at } of places) {
    yield json.slice(sent, at);
    yield* text();
    sent = at + word.length;
  }
  yield json.slice(sent);
  return undefined;
}
