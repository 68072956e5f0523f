/** Gives the seeded site a lobby of so many games. */
export async function resizeLobby(origin, count) {
  const answer = await fetch(`${origin}/sandbox/games/count`, {
    method: 'POST',
    body: JSON.stringify({ count }),
  });
  if (!answer.ok) throw new Error(`/sandbox/games/count answered ${answer.status}: ${await answer.text()}`);
}
