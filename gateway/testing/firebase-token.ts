import { UnsecuredJWT } from 'jose';

/** An identity token as the Auth emulator makes them, of the sandbox's demo project unless told. */
export function firebaseToken(claims: Record<string, unknown>, project = 'demo-mobile-site'): string {
  const now = Math.floor(Date.now() / 1000);
  return new UnsecuredJWT({ auth_time: now, ...claims })
    .setSubject('u-1')
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode();
}
