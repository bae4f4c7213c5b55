/** No such thing at this address: an answer, unlike a server that cannot be reached. */
export class NotFound extends Error {}

/** A server that has not answered by then counts as unreachable: nobody waits for ever. */
export const patienceMs = 15_000

/** JSON from our own origin, without the session's token: checking needs no account. Throws on any other status. */
export async function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: signal ?? AbortSignal.timeout(patienceMs),
  })
  if (response.status === 404) throw new NotFound(path)
  if (!response.ok) throw new Error(`The server answered with status ${response.status}`)
  return response.json()
}
