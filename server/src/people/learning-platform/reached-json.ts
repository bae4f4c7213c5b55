import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { publicFetch, Unreachable } from '../../platform/http/outgoing/public-fetch.ts'

interface Asked {
  method: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/**
 * JSON from an address of a platform. Throws 'unavailable' if it cannot be reached before `signal` aborts, and 'launch_failed'
 * for any other answer.
 */
export async function reachedJson(
  ctx: Pick<Context, 'config'>,
  address: string,
  { method, headers = {}, body, signal }: Asked,
): Promise<{ json: unknown; link: string }> {
  const asked = { method, headers: { accept: 'application/json', ...headers }, body, signal }
  const answer = await publicFetch(ctx)(address, asked).catch((error: unknown) => {
    if (signal?.aborted) throw refusal('unavailable.learning_platform_slow')
    if (error instanceof Unreachable) throw refusal('unavailable.learning_platform')
    throw error
  })
  const json: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined
  if (json === undefined) throw refusal('launch_failed.refused')
  return { json, link: answer.headers.get('link') ?? '' }
}
