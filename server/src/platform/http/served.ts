import type { Served } from '../publication/published-place.ts'

/**
 * Caching of data that may change: browsers check each time (304), shared caches after a minute. While the server is down,
 * caches serve their copies for half a day; signed answers have their own end.
 */
const revisable = 'public, max-age=0, s-maxage=60, stale-if-error=43200'
const unchanging = 'public, max-age=31536000, immutable'
const json = 'application/json; charset=utf-8'

/** Data for verifiers, and how each kind is served, both by this server and as a published file. */
export const served = {
  deployment: { type: 'application/did+json', cache: 'public, max-age=300, stale-if-error=43200' },
  didDocument: { type: 'application/did+json', cache: revisable },
  record: { type: json, cache: revisable },
  /** Cached for its `ttl`, so that the server cannot count which certificates somebody checks. */
  statusList: { type: 'application/vc+ld+json', cache: 'public, max-age=60, stale-if-error=43200' },
  tokenList: { type: 'application/statuslist+jwt', cache: 'public, max-age=60, stale-if-error=43200' },
  /** Changes with a release, or when an issuer replaces its key. */
  walletMetadata: { type: json, cache: 'public, max-age=300, stale-if-error=43200' },
  evidence: { type: json, cache: revisable },
  /** It never changes, but may be erased, and then copies must expire soon. */
  document: { type: 'application/vnd.ipld.raw', cache: 'public, max-age=3600' },
  finalAnchor: { type: json, cache: unchanging },
  openAnchor: { type: json, cache: revisable },
  checkpoint: { type: 'text/plain; charset=utf-8', cache: 'public, max-age=2, stale-if-error=43200' },
  page: { type: 'text/html; charset=utf-8', cache: 'no-cache' },
  tile: { type: 'application/octet-stream', cache: unchanging },
} satisfies Record<string, Served>
