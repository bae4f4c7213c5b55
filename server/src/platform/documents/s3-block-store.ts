import { type Block, type BlockStore, checkedBlock, getEach } from './block-store.ts'
import { inParallel } from './in-parallel.ts'
import { type AwsCredentials, signAwsRequest } from './sign-aws-request.ts'

const TIMEOUT_MS = 30_000
const CALLS_AT_ONCE = 8

export interface S3Settings extends AwsCredentials {
  /** For example https://s3.eu-central-1.amazonaws.com; the bucket is addressed by path, which all stores understand. */
  endpoint: string
  bucket: string
}

/** Blocks as objects of an S3-compatible bucket, one per content identifier. */
export function s3BlockStore(settings: S3Settings): BlockStore {
  const folder = new URL(`${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}/`)

  function call(method: 'GET' | 'PUT' | 'DELETE', cid: string, body?: Uint8Array): Promise<Response> {
    const url = new URL(cid, folder)
    return fetch(url, {
      method,
      headers: signAwsRequest({ method, url, body }, settings, new Date()),
      body: body && Uint8Array.from(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }

  async function putOne({ cid, bytes }: Block): Promise<void> {
    await finished('PUT', await call('PUT', cid, bytes))
  }

  async function get(cid: string): Promise<Uint8Array | undefined> {
    const response = await call('GET', cid)
    if (response.ok) return checkedBlock(cid, new Uint8Array(await response.arrayBuffer()))
    await finished('GET', response)
    return undefined
  }

  return {
    put: (blocks) => inParallel(blocks, CALLS_AT_ONCE, putOne),
    get,
    getMany: (cids) => getEach(cids, CALLS_AT_ONCE, get),
    delete: (cids) =>
      inParallel(cids, CALLS_AT_ONCE, async (cid) => finished('DELETE', await call('DELETE', cid))),
  }
}

/** Reads the response to its end, which frees the connection; throws unless it is a success or a 404. */
async function finished(method: string, response: Response): Promise<void> {
  await response.arrayBuffer()
  if (response.ok || (response.status === 404 && method !== 'PUT')) return
  const advice =
    response.status === 403
      ? 'the access key needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket'
      : 'check S3_ENDPOINT and S3_BUCKET'
  throw new Error(`The document store answered ${response.status} to ${method}: ${advice}`)
}
