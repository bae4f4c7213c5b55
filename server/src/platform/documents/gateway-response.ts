import * as CarBufferWriter from '@ipld/car/buffer-writer'
import { base32, base32upper } from 'multiformats/bases/base32'
import { base36 } from 'multiformats/bases/base36'
import { base58btc } from 'multiformats/bases/base58'
import { CID } from 'multiformats/cid'
import { served } from '../http/served.ts'
import type { BlockStore } from './block-store.ts'
import { chooseFormat, type GatewayFormat } from './gateway-format.ts'

/** GET or HEAD /ipfs/{cid}?format={format}, and the request headers that matter. */
export interface GatewayRequest {
  method: 'GET' | 'HEAD'
  cid: string
  format?: string | undefined
  accept?: string | undefined
  ifNoneMatch?: string | undefined
}

export interface GatewayResponse {
  status: 200 | 304 | 400 | 404 | 406
  headers: Record<string, string>
  /** Absent for HEAD and 304. */
  body?: Uint8Array
}

const MULTIBASES = base32.decoder.or(base32upper.decoder).or(base36.decoder).or(base58btc.decoder)
const LONGEST_CID = 200
// Clients probe for a gateway with this identifier of an empty block ("Dedicated Probe Paths").
const PROBE_CID = 'bafkqaaa'

// Public, since everything that an identifier leads to is sealed.
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-expose-headers': 'Content-Length, Etag, X-Ipfs-Path, X-Ipfs-Roots',
}

/**
 * Answers as an IPFS trustless gateway (specs.ipfs.tech/http-gateways/trustless-gateway): with the block itself or a CAR
 * archive of it, 400 for a malformed identifier, 404 for a block that we do not have, 406 for other forms. Throws if the store
 * is unreachable; the caller answers 500 or 503.
 */
export async function gatewayResponse(
  store: Pick<BlockStore, 'get'>,
  request: GatewayRequest,
): Promise<GatewayResponse> {
  const cid = parseCid(request.cid)
  if (!cid) return refusal(request, 400, `${JSON.stringify(request.cid.slice(0, LONGEST_CID))} is not a CID`)
  const choice = chooseFormat(request.format, request.accept)
  if ('status' in choice) return refusal(request, choice.status, choice.message)

  const block = await findBlock(store, cid)
  if (!block) return refusal(request, 404, 'This gateway does not have that block')

  const { format } = choice
  const headers: Record<string, string> = { ...CORS_HEADERS, ...blockHeaders(cid, format) }
  if (choice.negotiated) headers['content-location'] = `/ipfs/${cid}?format=${format}`
  if (matches(request.ifNoneMatch, headers.etag)) return { status: 304, headers }

  const body = format === 'car' ? carOf(cid, block) : block
  headers['content-length'] = String(body.length)
  return request.method === 'HEAD' ? { status: 200, headers } : { status: 200, headers, body }
}

/** Parses an identifier in any base, since clients may choose one. Undefined for anything else. */
function parseCid(text: string): CID | undefined {
  if (text.length > LONGEST_CID) return undefined
  try {
    return CID.parse(text, MULTIBASES)
  } catch {
    return undefined
  }
}

async function findBlock(store: Pick<BlockStore, 'get'>, cid: CID): Promise<Uint8Array | undefined> {
  if (cid.toString() === PROBE_CID) return new Uint8Array()
  return cid.version === 1 ? store.get(cid.toString(base32)) : undefined
}

function blockHeaders(cid: CID, format: GatewayFormat) {
  const raw = format === 'raw'
  return {
    'content-type': raw
      ? 'application/vnd.ipld.raw'
      : 'application/vnd.ipld.car; version=1; order=dfs; dups=n',
    'content-disposition': `attachment; filename="${cid}.${raw ? 'bin' : 'car'}"`,
    etag: `"${cid}.${format}"`,
    'cache-control': served.document.cache,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'x-ipfs-path': `/ipfs/${cid}`,
    'x-ipfs-roots': `${cid}`,
    'accept-ranges': 'none',
  }
}

/** CAR version 1 with this block as its root. An identity block is left out, since its identifier contains it. */
function carOf(cid: CID, bytes: Uint8Array): Uint8Array {
  const block = { cid, bytes }
  const hasBlock = cid.toString() !== PROBE_CID
  const length =
    CarBufferWriter.headerLength({ roots: [cid] }) + (hasBlock ? CarBufferWriter.blockLength(block) : 0)
  const writer = CarBufferWriter.createWriter(new ArrayBuffer(length), { roots: [cid] })
  if (hasBlock) writer.write(block)
  return writer.close()
}

/** Whether If-None-Match names this entity tag (RFC 9110 §13.1.2, weak comparison). */
function matches(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  const named = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return named.includes('*') || named.some((tag) => tag === etag)
}

function refusal(request: GatewayRequest, status: 400 | 404 | 406, message: string): GatewayResponse {
  const headers = {
    ...CORS_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
  return request.method === 'HEAD'
    ? { status, headers }
    : { status, headers, body: Buffer.from(`${message}\n`) }
}
