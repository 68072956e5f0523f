/*
 * In the place of `@tanstack/react-start`, whose compiler the catalogue does without: of two ways to do something it is
 * the browser's, and a server function, behind which there is no server, is refused.
 */

const refused = async (): Promise<never> => {
  throw new TypeError('The catalogue has no server');
};

export const createServerFn = () => ({ validator: createServerFn, handler: () => refused });

type Way = (...given: never[]) => unknown;
const isomorphic = (way: Way): Way & object =>
  Object.assign((...given: never[]) => way(...given), {
    server: () => isomorphic(way),
    client: (own: Way) => isomorphic(own),
  });

export const createIsomorphicFn = () => isomorphic(() => undefined);
export const createServerOnlyFn = () => refused;
export const getGlobalStartContext = () => undefined;
export const getRequest = refused;
export const setResponseHeader = refused;
export const setResponseStatus = refused;
