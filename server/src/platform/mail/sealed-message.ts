import type { Context } from '../../context.ts'
import type { MailMessage } from './mail.ts'

export type StoredMessage = Pick<MailMessage, 'to' | 'subject' | 'text'> & {
  html: string
  /** The organisation whose email it is: it comes from its own address, if it has one. */
  onBehalfOf?: string
  /** To somebody whose address we have forgotten: nothing is noted about where it went. */
  isLast?: boolean
}

const purpose = 'outgoing-mail'

/** An email as it waits in the outbox: it names a person and may hold a code. */
export function sealMessage({ keys }: Pick<Context, 'keys'>, message: StoredMessage): Uint8Array {
  return keys.seal(purpose, new TextEncoder().encode(JSON.stringify(message)))
}

/** The inverse of `sealMessage`; throws when the bytes were altered. */
export function openMessage({ keys }: Pick<Context, 'keys'>, sealed: Uint8Array): StoredMessage {
  return JSON.parse(new TextDecoder().decode(keys.open(purpose, sealed))) as StoredMessage
}
