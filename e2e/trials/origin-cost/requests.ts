import { decodeKey, drawingProof } from '@credenza/credential/seal'

/** What the addresses of one certificate are built from. */
export interface Seen {
  slug: string
  key: string
  cid: string
  issuers: string[]
  size: number
  number: number
  contract: string
}

/** One request of a verification: its path, and a body if it is sent with POST. */
export type Request = { path: string; body?: string; headers?: Record<string, string> }

const rpc = (method: string, params: unknown[]): Request => ({
  path: '/chain/rpc',
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
})

const lists = ({ issuers }: Seen): Request[] =>
  issuers.map((id) => ({ path: `/issuers/${id}/status/revocation/1` }))

export const asBefore = (one: Seen): Request[] => [
  { path: `/verify/${one.slug}` },
  { path: '/.well-known/did.json' },
  { path: `/api/user/get-certificate-by-user-url/${one.slug}` },
  { path: `/api/evidence/${one.slug}` },
  { path: `/ipfs/${one.cid}?format=raw` },
  ...one.issuers.flatMap((id) => [{ path: `/issuers/${id}/did.json` }, { path: `/issuers/${id}/record` }]),
  ...lists(one),
  rpc('eth_chainId', []),
  rpc('eth_call', [
    { to: one.contract, data: `0x2d588b18${one.number.toString(16).padStart(64, '0')}` },
    'latest',
  ]),
]

export const pageOf = ({ slug }: Pick<Seen, 'slug'>): Request => ({
  path: `/verify/${slug}`,
  headers: { 'sec-fetch-mode': 'navigate' },
})

export const pictureOf = ({ slug, key }: Seen): Request => ({
  path: `/api/drawings/${slug}`,
  body: JSON.stringify({ proof: drawingProof(decodeKey(key), slug) }),
})

export const asNow = (one: Seen): Request[] => [
  pageOf(one),
  { path: '/.well-known/did.json' },
  { path: `/api/evidence/${one.slug}` },
  { path: `/ipfs/${one.cid}?format=raw` },
  ...one.issuers.map((id) => ({ path: `/issuers/${id}/standing` })),
  ...lists(one),
  { path: `/log/certificates/anchor/${one.size}` },
]
