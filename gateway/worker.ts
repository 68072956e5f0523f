import { createGateway } from './app';

export default createGateway();
