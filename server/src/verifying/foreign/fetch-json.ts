import type { Context } from '../../context.ts'
import { fetchPublicJson } from './fetch-public-json.ts'
import type { Away } from './judging/places.ts'
import { kept } from './kept.ts'
import { isOwnUrl, ownDocument } from './own-documents.ts'

/** Long enough for the items of a bulk check, but short enough to notice a revocation soon. */
const policy = { forMs: 60_000, most: 30 }

/**
 * Reads JSON that somebody publishes: ours from the database, others' from the network, at most a minute old. Rejects if it is
 * unavailable. `away` waits for the network.
 */
export async function fetchJson(ctx: Context, address: string, away?: Away): Promise<unknown> {
  const url = new URL(address)
  if (isOwnUrl(ctx.config, url)) return ownDocument(ctx, url)
  const ask = () => fetcherOf(ctx.config)(address)
  return away ? away(ask) : ask()
}

const fetchers = new WeakMap<Context['config'], (address: string) => Promise<unknown>>()

/** The deployment's own fetcher, which caches answers. */
function fetcherOf(config: Context['config']): (address: string) => Promise<unknown> {
  const known = fetchers.get(config)
  if (known) return known
  const allowed = {
    mayCallPrivate: config.allowPrivateAddresses,
    isRefused: (url: URL) => isOwnUrl(config, url),
  }
  const fetcher = kept((address) => fetchPublicJson(address, allowed), policy)
  fetchers.set(config, fetcher)
  return fetcher
}
