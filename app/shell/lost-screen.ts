/** Id of the button that tries again what the network lost: it is pressed by itself once there is one. */
export const LOST_SCREEN = 'lost-screen';
