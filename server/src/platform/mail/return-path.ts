import type { Context } from '../../context.ts'

/** Bytes of the tag, which is written in hexadecimal. */
const tagBytes = 16

/**
 * The tag in an email's own return address (VERP). It is a MAC of the email's id, so only the recipient and the servers on the
 * way can know it.
 */
export const tagOf = ({ keys }: Pick<Context, 'keys'>, messageId: string): string =>
  Buffer.from(keys.mac('mail-return', new TextEncoder().encode(messageId)).subarray(0, tagBytes)).toString(
    'hex',
  )

/** 'bounces@example.com' -> 'bounces+<tag>@example.com' (subaddressing, RFC 5233). */
export const returnPath = (address: string, tag: string): string => address.replace('@', `+${tag}@`)

/** The tags of all return addresses in a text. */
export function tagsIn(text: string, address: string): Set<string> {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const pattern = new RegExp(
    `${RegExp.escape(local)}\\+([0-9a-f]{${2 * tagBytes}})@${RegExp.escape(domain)}`,
    'g',
  )
  return new Set([...text.toLowerCase().matchAll(pattern)].map(([, tag]) => tag!))
}
