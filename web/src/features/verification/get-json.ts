/** Our server says that there is nothing at this address: that is an answer, unlike an unreachable server. */
export class NotFound extends Error {}

/** A server that takes longer counts as unreachable, so that nobody waits endlessly. */
export const patienceMs = 15_000

/** JSON from our own origin, without the session's token: checking needs no account. Throws on any other status. */
export async function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: signal ?? AbortSignal.timeout(patienceMs),
  })
  // Any other 404 comes from a copy that lacks the file: only the server knows what does not exist.
  if (response.status === 404 && (await isRefusal(response))) throw new NotFound(path)
  if (!response.ok) throw new Error(`The server answered with status ${response.status}`)
  return response.json()
}

const isRefusal = async (response: Response): Promise<boolean> =>
  ((await response.json().catch(() => null)) as { success?: unknown } | null)?.success === false
