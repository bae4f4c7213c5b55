import { openBucket, type S3Settings } from '../s3/bucket.ts'
import { type BlockStore, checkedBlock, getEach } from './block-store.ts'
import { inParallel } from './in-parallel.ts'

const callsAtOnce = 8

/** Blocks as objects of an S3-compatible bucket, one per content identifier. */
export function s3BlockStore(settings: S3Settings): BlockStore {
  const bucket = openBucket(settings, 'S3_')

  async function get(cid: string): Promise<Uint8Array | undefined> {
    const bytes = await bucket.get(cid)
    return bytes && checkedBlock(cid, bytes)
  }

  return {
    put: (blocks) => inParallel(blocks, callsAtOnce, ({ cid, bytes }) => bucket.put(cid, bytes)),
    get,
    getMany: (cids) => getEach(cids, callsAtOnce, get),
    delete: (cids) => inParallel(cids, callsAtOnce, bucket.delete),
  }
}
