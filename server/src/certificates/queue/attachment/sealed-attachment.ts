import type { Attachment } from '@credenza/schema'
import { fileNameOf } from '@credenza/schema/file-name'
import type { Selectable } from 'kysely'
import type { Context } from '../../../context.ts'
import { extensionOf } from '../../../people/organisation/send-file.ts'
import type { AttachmentTables } from './tables.ts'

export type AttachmentRow = Selectable<AttachmentTables['review_attachment']>

interface About {
  name: string
  /** Stored with the name, so that it outlives the account. */
  author: string
}

const purposes = { about: 'review-attachment-about', sealed: 'review-attachment' } as const

/** The file and what is said about it, as they are stored. */
export const sealAttachment = ({ keys }: Context, about: About, bytes: Uint8Array) => ({
  about: keys.seal(purposes.about, Buffer.from(JSON.stringify(about))),
  sealed: keys.seal(purposes.sealed, bytes),
})

export const openAttachment = ({ keys }: Context, { sealed }: Pick<AttachmentRow, 'sealed'>): Uint8Array =>
  keys.open(purposes.sealed, sealed)

/** What its issuer and its verifier read about a file. */
export function attachmentToWire(
  { keys }: Context,
  row: Omit<AttachmentRow, 'sealed'>,
  verifierName: string,
): Attachment {
  const { name, author } = JSON.parse(Buffer.from(keys.open(purposes.about, row.about)).toString()) as About
  return {
    _id: row.id,
    name,
    mediaType: row.media_type,
    bytes: row.bytes,
    author,
    verifier: { _id: row.verifier_id, organizationName: verifierName },
    at: row.created_at.toISOString(),
  }
}

/** The name that the caller gave, without what file systems refuse, and with the ending of what the file is. */
export function attachmentName(given: string, mediaType: string): string {
  const base = given.replace(/\.[a-z0-9]{1,5}$/i, '')
  return fileNameOf({ title: base, userName: '' }, extensionOf(mediaType))
}
