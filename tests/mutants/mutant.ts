/** Parts of the product that mutants are spread over. */
export const AREAS = [
  'account',
  'money',
  'games',
  'agent',
  'rewards',
  'mall',
  'referral',
  'help',
  'home',
  'shell',
  'edge',
  'gateway',
  'contracts',
] as const;
export type Area = (typeof AREAS)[number];

/** Steps that need no build. */
export const CHEAP = ['unit', 'screens', 'architecture', 'messages'] as const;
/** Steps that run the built site. */
export const BUILT = ['worker', 'provider', 'e2e'] as const;
export type Project = (typeof CHEAP)[number] | (typeof BUILT)[number];

/** What should catch a mutant: a file of tests, of Playwright for `e2e`, else of Vitest's project. */
export type Step = {
  project: Project;
  file: string;
  /** A regular expression over the titles of tests; all tests of the file without it. */
  title?: string;
};

/** A small change of behaviour that a test should catch. */
export type Mutant = {
  /** In kebab case, its area first. */
  id: string;
  area: Area;
  /** The row of docs/requirements.md that it breaks; none for what the site has chosen by itself. */
  row?: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** What a person would notice. */
  seen: string;
  /** The cheapest step that should catch it. */
  step: Step;
};

const stepOf =
  (project: Project) =>
  (file: string, title?: string): Step => ({ project, file, ...(title !== undefined && { title }) });

export const unit = stepOf('unit');
export const screens = stepOf('screens');
export const architecture = stepOf('architecture');
export const messages = stepOf('messages');
export const worker = stepOf('worker');
export const provider = stepOf('provider');
export const e2e = stepOf('e2e');
