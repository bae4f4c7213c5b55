import type { Context } from '../context.ts'
import { mayCallPrivate } from '../platform/http/public-address.ts'
import { fetchPublicJson } from './fetch-public.ts'
import { kept } from './kept.ts'

/** Long enough for the items of a bulk check, short enough to see a revocation soon. */
const policy = { forMs: 60_000, most: 30 }

const fetchPublic = kept((url) => fetchPublicJson(url, { mayCallPrivate: false }), policy)
const fetchAnywhere = kept((url) => fetchPublicJson(url, { mayCallPrivate: true }), policy)

/** JSON that somebody else publishes, at most a minute old. Rejects when it cannot be had. */
export function fetchJson({ config }: Pick<Context, 'config'>, url: string): Promise<unknown> {
  return mayCallPrivate(config) ? fetchAnywhere(url) : fetchPublic(url)
}
