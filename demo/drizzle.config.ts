import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './demo/db/schema.ts',
  out: './demo/migrations',
  casing: 'snake_case',
});
