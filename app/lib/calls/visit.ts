import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { readCookies } from '../storage/cookies';

/** The visitor's user agent: on the server out of the request, so that both render the same. */
export const userAgent = createIsomorphicFn()
  .server((): string => getRequest().headers.get('User-Agent') ?? '')
  .client((): string => navigator.userAgent);

/** The visitor's cookies as one `name=value; …` text, those that scripts may read; the same on the server. */
export const visitCookies = createIsomorphicFn()
  .server((): string => getRequest().headers.get('Cookie') ?? '')
  .client(readCookies);

/** Scheme and host of the visited address, such as `https://www.example.com`. */
export const visitOrigin = createIsomorphicFn()
  .server((): string => new URL(getRequest().url).origin)
  .client((): string => location.origin);
