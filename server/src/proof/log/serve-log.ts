import { encodeEntryBundle, parseTilePath, TILE_WIDTH } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newestCheckpoint } from './checkpoints.ts'
import { withCosignatures } from './cosignatures.ts'
import { readEntries, readHead, tileReader } from './read-log.ts'
import type { LogName } from './tables.ts'

/** The newest signed checkpoint, with the witnesses' signatures received so far. Throws not_found while the log is empty. */
export async function serveCheckpoint(ctx: Context, log: LogName): Promise<string> {
  const checkpoint = await newestCheckpoint(ctx.db, log)
  if (!checkpoint) throw refusal('not_found.log_entries')
  return withCosignatures(ctx.db, log, checkpoint)
}

/**
 * A file of the log by its path, such as 'tile/0/x001/067.p/8' (C2SP tlog-tiles): hashes or an entry bundle. Serves only what a
 * checkpoint covers, so every file is immutable.
 */
export async function serveTile(ctx: Context, log: LogName, path: string): Promise<Uint8Array> {
  const file = parseTilePath(path)
  if (!file) throw refusal('not_found.tile')
  if (file.kind === 'hashes') {
    const hashes = await tileReader(ctx.db, log)(file.level, file.index)
    const wanted = file.width * 32
    if (hashes.length < wanted) throw refusal('not_found.later_tile')
    return hashes.subarray(0, wanted)
  }
  const from = file.index * TILE_WIDTH
  if ((await readHead(ctx.db, log)).size < from + file.width) throw refusal('not_found.later_entries')
  return encodeEntryBundle(await readEntries(ctx.db, log, from, from + file.width))
}
