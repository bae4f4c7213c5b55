import type { Readable } from 'node:stream'
import type { BatchRequest, CertificateAct } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import type { Party, Reach } from '../http/access.ts'
import type { BulkResult } from './bulk.ts'

/** Who starts a batch, or retries it. */
export type Starter = Reach & Pick<Party, 'accountId' | 'secondFactorAt'>

/** One chunk of a batch: whose, what, and on which of its items. */
export interface Chunk<Settings> extends Reach {
  batchId: string
  /** Who asked for the batch. */
  accountId: string
  settings: Settings
  /** Ids of certificates, of students, or of the certificates that requests are about. */
  ids: readonly string[]
}

/** Writes how items ended, and gives those that had not ended before. */
export type NoteEnded = (tx: Tx, result: BulkResult) => Promise<Set<string>>

/**
 * What a chunk does. It calls `noteEnded` in the transaction of its effects, so that an item counts if and only if the act
 * took effect: then a killed batch goes on where it stood. What it returns is noted afterwards unless it was: items that
 * nothing was done to. Items that it neither notes nor returns wait for the next chunk.
 */
export type ActOnChunk<Settings> = (
  ctx: Context,
  chunk: Chunk<Settings>,
  noteEnded: NoteEnded,
) => Promise<BulkResult>

/** What a batch made to be read, in a stream that is produced while it is read. */
export interface BatchFile {
  extension: string
  mediaType: string
  body: Readable
}

const fileKeptMs = 24 * 60 * 60_000

/** The file of a batch that ended then or before is deleted. */
export const fileOverBefore = (now: Date): Date => new Date(now.getTime() - fileKeptMs)

/** A kind of batch: a noun's verb, done to any number of things. Registered in `kinds.ts`. */
export interface BatchKind<Request extends BatchRequest = BatchRequest, Settings = unknown> {
  subject: 'certificate' | 'student' | 'request'
  /** The act that decides which certificates it changes; without one it takes all of them. */
  asks?: CertificateAct
  /**
   * Checks a request before anything is written, and gives what every chunk needs: kept with the batch, so nothing secret.
   * Throws an ApiError that says what is wrong.
   */
  prepare(
    ctx: Context,
    tx: Tx,
    starter: Starter,
    request: Request,
  ): Promise<{ settings: Settings; title?: string }>
  /** Throws when this person may not retry the failed items now. */
  beforeRetry?(ctx: Context, starter: Starter): Promise<void>
  /** What takes effect at once, in the transaction that accepts the batch, when its items stand. */
  begin?(tx: Tx, batch: { organisationId: string; batchId: string }, request: Request): Promise<void>
  act: ActOnChunk<Settings>
  /** Takes back what `act` did, for kinds that allow it within the recall window. */
  recall?: ActOnChunk<Settings>
  /** What the batch hands over once it has ended; it may be read more than once. */
  file?(ctx: Context, batch: { organisationId: string; batchId: string }, settings: Settings): BatchFile
}

/** Lets the compiler check a kind against its own request and settings, then forgets them for the registry. */
export const batchKind = <Request extends BatchRequest, Settings>(
  kind: BatchKind<Request, Settings>,
  // A kind is only ever called with the requests and settings that it read itself.
): BatchKind => kind as unknown as BatchKind
