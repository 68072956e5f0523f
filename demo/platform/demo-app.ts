import type { Hono } from 'hono';
import type { Env } from './env';

/** An app of the demo, or a part of one. */
export type DemoApp = Hono<{ Bindings: Env }>;
