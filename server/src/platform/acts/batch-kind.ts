import type { Readable } from 'node:stream'
import { type BatchRequest, type CertificateAct, dayMs } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import type { Caller, Reach } from '../http/access.ts'
import type { BulkResult } from './bulk.ts'

/** Who starts or retries a batch. */
export type Starter = Reach & Pick<Caller, 'accountId' | 'secondFactorAt'>

/** One chunk of a batch: the items to act on, and for whom. */
export interface Chunk<Settings> extends Reach {
  batchId: string
  /** Who asked for the batch. */
  accountId: string
  settings: Settings
  /** Ids of certificates, of students, or of the certificates that requests are about. */
  ids: readonly string[]
}

/** Records how items ended. Returns those that had not ended before. */
export type NoteEnded = (tx: Tx, result: BulkResult) => Promise<Set<string>>

/**
 * Acts on a chunk. Calls `noteEnded` in the transaction of its effects, so that an item counts if and only if the act took
 * effect, and a killed batch continues where it stopped. Items that it returns without noting them, because nothing was done to
 * them, are noted afterwards. Items that it neither notes nor returns wait for the next chunk.
 */
export type ActOnChunk<Settings> = (
  ctx: Context,
  chunk: Chunk<Settings>,
  noteEnded: NoteEnded,
) => Promise<BulkResult>

/** The file that a batch made, as a stream produced while it is read. */
export interface BatchFile {
  extension: string
  mediaType: string
  body: Readable
}

const fileKeptMs = dayMs

/** Files of batches that ended at or before this time are deleted. */
export const fileOverBefore = (now: Date): Date => new Date(now.getTime() - fileKeptMs)

/** A kind of batch: a room's verb, applied to any number of things. Registered in `kinds.ts`. */
export interface BatchKind<Request extends BatchRequest = BatchRequest, Settings = unknown> {
  subject: 'certificate' | 'student' | 'request'
  /** The act that decides which certificates are selected; without one, all are. */
  asks?: CertificateAct
  /**
   * Checks a request before anything is written, and returns what every chunk needs. That is stored with the batch, so it must
   * not be secret. Throws an ApiError that says what is wrong.
   */
  prepare(
    ctx: Context,
    tx: Tx,
    starter: Starter,
    request: Request,
  ): Promise<{ settings: Settings; title?: string }>
  /** Throws if this person may not retry the failed items now. Called only if there are some to retry. */
  beforeRetry?(ctx: Context, tx: Tx, starter: Starter, settings: Settings): Promise<void>
  /** Whether it is not too late to retry, as `beforeRetry` finds; without it, it never is. */
  isRetryOpen?(db: Db | Tx, organisationId: string, settings: Settings, now: Date): Promise<boolean>
  /** What the request has for single items, stored in the transaction that accepts the batch, after its items are inserted. */
  begin?(tx: Tx, batch: { organisationId: string; batchId: string }, request: Request): Promise<void>
  /**
   * What takes effect before the items' turn: `set` in the transaction that accepts or retries the batch, and `clear` in the one
   * that refuses items.
   */
  early?: {
    set(tx: Tx, batch: { organisationId: string; batchId: string }): Promise<void>
    clear(tx: Tx, batch: { organisationId: string; batchId: string }, ids: readonly string[]): Promise<void>
  }
  act: ActOnChunk<Settings>
  /** Undoes what `act` did, for kinds that allow it for a while. */
  undo?: ActOnChunk<Settings>
  /** How many items `undo` would still change, once the batch has ended. */
  countUndoable?(
    db: Db | Tx,
    batch: { organisationId: string; batchId: string },
    settings: Settings,
  ): Promise<number>
  /** The file of a batch that has ended. It may be read more than once. */
  file?(ctx: Context, batch: { organisationId: string; batchId: string }, settings: Settings): BatchFile
}

/** Checks a kind against the types of its own request and settings, then drops these for the registry. */
export const batchKind = <Request extends BatchRequest, Settings>(
  kind: BatchKind<Request, Settings>,
  // The cast is safe: a kind is only called with requests and settings that it read itself.
): BatchKind => kind as unknown as BatchKind
