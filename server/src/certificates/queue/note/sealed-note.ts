import type { Note } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context } from '../../../context.ts'
import { sealedJson } from '../../../platform/keys/sealed-json.ts'
import type { NoteTables } from './tables.ts'

export type NoteRow = Selectable<NoteTables['review_note']>

/** The author's name is stored with the text, so that it outlives the account. */
const notes = sealedJson<{ author: string; text: string }>('review-note')

export const sealNote = ({ keys }: Context, content: { author: string; text: string }): Uint8Array =>
  notes.seal(keys, content)

/** A note as this account sees it. */
export function noteToWire({ keys }: Context, row: NoteRow, readerId: string): Note {
  const { author, text } = notes.open(keys, row.sealed)
  return {
    _id: row.id,
    author,
    isYours: row.author_id === readerId,
    text,
    at: row.created_at.toISOString(),
  }
}
