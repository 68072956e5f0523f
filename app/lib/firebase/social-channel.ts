/** Social identities that the login takes (LOGIN-35 to LOGIN-37). */
export type SocialChannel = 'line' | 'facebook' | 'google';
