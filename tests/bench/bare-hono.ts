import { Hono } from 'hono';

export default new Hono().all('/wps/*', (c) =>
  c.json({ success: false, value: null, errorCode: 'request.invalid' }, 404),
);
