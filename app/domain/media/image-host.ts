/** The rule of image hosts, shared with the edge, which applies it to pictures in operator HTML (GATE-44 to GATE-46). */
export { fallbackImageAddress, imageAddress } from '../../../contracts/image-host';
