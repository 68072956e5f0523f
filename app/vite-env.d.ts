interface ImportMetaEnv {
  /** Of package.json, put in by `app.config.ts`. */
  readonly APP_VERSION: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
