type Sealing = {
  sealed: (method: string, path: string, fields: Record<string, unknown>) => Promise<{ success: boolean }>;
};

/** Gives a proof in the member's session, as the site asks for one before what takes protection away. */
export async function proveAnew({ sealed }: Sealing, loginPassword = 'Lantern2209'): Promise<void> {
  const { success } = await sealed('POST', '/wps/session/reauthenticate', { loginPassword });
  if (!success) throw new Error('the proof was not taken');
}
