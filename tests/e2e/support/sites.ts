/** How many tests run at a time, each worker against a site of its own: one more than cores, for tests also wait. */
export const WORKERS = 3;

const FIRST_PORT = Number(process.env.E2E_PORT ?? 3100);

export const portOf = (worker: number) => FIRST_PORT + worker;

export const originOf = (worker: number) => `http://localhost:${portOf(worker)}`;
