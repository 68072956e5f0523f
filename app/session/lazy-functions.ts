/**
 * The session's server functions, loaded when one is first called: the page comes from the server with the session
 * and the settings in it, so most visits never need Start's call protocol.
 */
export const sessionFunctions = () => import('./session.functions');
