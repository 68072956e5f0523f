// What is there for the worst, in one file: once the document has failed, nothing else may come.
export { tellError } from '../lib/errors/tell-error';
export { showBarePage } from './bare-page';
