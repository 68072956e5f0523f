export type FetchLike = (request: Request) => Promise<Response>;

/** Waits so long for an answer and no longer; the request may still arrive. */
export function withinTime(fetch: FetchLike, ms: number): FetchLike {
  return async (request) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), ms);
    });
    try {
      return await Promise.race([fetch(request), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
