import type { Attachment } from '@credenza/schema'
import { fileNameOf } from '@credenza/schema/file-name'
import type { Selectable } from 'kysely'
import type { Context } from '../../../context.ts'
import { extensionOf } from '../../../people/organisation/send-file.ts'
import { sealedJson } from '../../../platform/keys/sealed-json.ts'
import type { AttachmentTables } from './tables.ts'

export type AttachmentRow = Selectable<AttachmentTables['review_attachment']>

interface About {
  name: string
  /** Stored with the name, so that it outlives the account. */
  author: string
}

const descriptions = sealedJson<About>('review-attachment-about')
const purpose = 'review-attachment'

/** Seals a file and its description for storing. */
export const sealAttachment = ({ keys }: Context, about: About, bytes: Uint8Array) => ({
  about: descriptions.seal(keys, about),
  sealed: keys.seal(purpose, bytes),
})

export const openAttachment = ({ keys }: Context, { sealed }: Pick<AttachmentRow, 'sealed'>): Uint8Array =>
  keys.open(purpose, sealed)

/** The description of a file, as its issuer and its verifier see it. */
export function attachmentToWire(
  { keys }: Context,
  row: Omit<AttachmentRow, 'sealed'>,
  verifierName: string,
): Attachment {
  const { name, author } = descriptions.open(keys, row.about)
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

/** The caller's file name, without characters that file systems refuse, and with the extension of its real type. */
export function attachmentName(given: string, mediaType: string): string {
  const base = given.replace(/\.[a-z0-9]{1,5}$/i, '')
  return fileNameOf({ title: base, userName: '' }, extensionOf(mediaType))
}
