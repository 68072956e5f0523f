import type { Context, MiddlewareHandler, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from '../context';

/** Looks at a request, and answers it where it may not go on. */
export type Check = (c: Context<App>) => Response | undefined | Promise<Response | undefined>;

/** One layer of several checks, made in their order; the first answer is the request's. What needs no wait has none. */
export function checks(...all: Check[]) {
  return createMiddleware<App>(function checks(c, next) {
    return from(0, c, next);
  });

  function from(first: number, c: Context<App>, next: Next): ReturnType<MiddlewareHandler> {
    for (let index = first; index < all.length; index += 1) {
      const made = all[index]?.(c);
      if (made instanceof Promise) return made.then((response) => response ?? from(index + 1, c, next));
      if (made) return Promise.resolve(made);
    }
    return next();
  }
}
