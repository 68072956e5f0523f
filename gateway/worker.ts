import { Hono } from 'hono';

const app = new Hono().get('/wps/ping', (c) => c.json({ ok: true }));
export default app;
