import { Hono } from 'hono';
import sameHeaders from './same-headers';

const line = (id: string | null) =>
  `{"event":"request","method":"GET","path":"/wps/no-such-call","call":null,"status":404,"code":"request.invalid","ms":0,"upstreamMs":0,"cache":null,"requestId":"${id}","country":"VN"}`;

/** What sets the same headers and writes a line of the same length for each request: what only a log costs, shows. */
export default new Hono()
  .use(async (c, next) => {
    await next();
    console.info(line(c.res.headers.get('X-Request-Id')));
  })
  .route('/', sameHeaders);
