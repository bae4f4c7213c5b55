import type { Context } from '../../context.ts'
import { sealedJson } from '../keys/sealed-json.ts'
import type { MailMessage } from './mail.ts'

export type StoredMessage = Pick<MailMessage, 'to' | 'subject' | 'text'> & {
  html: string
  /** The organisation on whose behalf it is sent, from the organisation's own address if it has one. */
  onBehalfOf?: string
  /** The account of the person whom an email to somebody else is about. */
  about?: string
  /** The last email to a person whose address we have forgotten: nothing about it is recorded. */
  isLast?: boolean
}

const messages = sealedJson<StoredMessage>('outgoing-mail')

/** Seals an email for the outbox, since it names a person and may contain a code. */
export function sealMessage({ keys }: Pick<Context, 'keys'>, message: StoredMessage): Uint8Array {
  return messages.seal(keys, message)
}

/** The inverse of `sealMessage`. Throws if the bytes were altered. */
export function openMessage({ keys }: Pick<Context, 'keys'>, sealed: Uint8Array): StoredMessage {
  return messages.open(keys, sealed)
}
