/** How many tests run at a time, each worker against a site of its own: two leave a fifth of two cores idle. */
export const WORKERS = 3;

const FIRST_PORT = Number(process.env.E2E_PORT ?? 3100);

export const portOf = (worker: number) => FIRST_PORT + worker;

export const originOf = (worker: number) => `http://localhost:${portOf(worker)}`;
