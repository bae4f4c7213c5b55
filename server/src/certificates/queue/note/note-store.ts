import type { Note } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { NoteTables } from './tables.ts'

export type NoteRow = Selectable<NoteTables['review_note']>

const purpose = 'review-note'

/** The author's name is kept with the text: it still stands there when the account is gone. */
export const sealNote = ({ keys }: Context, content: { author: string; text: string }): Uint8Array =>
  keys.seal(purpose, Buffer.from(JSON.stringify(content)))

/** A note as this account reads it. */
export function noteToWire({ keys }: Context, row: NoteRow, readerId: string): Note {
  const { author, text } = JSON.parse(Buffer.from(keys.open(purpose, row.sealed)).toString()) as {
    author: string
    text: string
  }
  return {
    _id: row.id,
    author,
    isYours: row.author_id === readerId,
    text,
    at: row.created_at.toISOString(),
  }
}

/** Deletes every verifier's notes about certificates that no longer exist. */
export async function forgetNotes(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('review_note').where('certificate_id', '=', anyOf(certificateIds)).execute()
}

/** Deletes every verifier's notes about the certificates of a person whose documents are erased. */
export async function forgetNotesAbout(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('review_note')
    .where('certificate_id', 'in', (q) =>
      q.selectFrom('certificate').select('id').where('account_id', '=', accountId),
    )
    .execute()
}
