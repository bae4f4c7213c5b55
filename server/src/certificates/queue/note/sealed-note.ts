import type { Note } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context } from '../../../context.ts'
import type { NoteTables } from './tables.ts'

export type NoteRow = Selectable<NoteTables['review_note']>

const purpose = 'review-note'

/** The author's name is stored with the text, so that it outlives the account. */
export const sealNote = ({ keys }: Context, content: { author: string; text: string }): Uint8Array =>
  keys.seal(purpose, Buffer.from(JSON.stringify(content)))

/** A note as this account sees it. */
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
