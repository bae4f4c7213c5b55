import type { Context } from '../../context.ts'

/** A keyed digest of an address. It finds what is stored about the address, but tells readers of the table nothing. */
export const addressMac = ({ keys }: Pick<Context, 'keys'>, email: string): Uint8Array =>
  keys.mac('mail-address', new TextEncoder().encode(email.trim().toLowerCase()))

/** 'aisha@example.com' -> 'a…@example.com' */
export const addressHint = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…')
