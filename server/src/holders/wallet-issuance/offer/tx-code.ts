import type { Keys } from '../../../platform/keys/keys.ts'

/** Two more than other codes have: a program can make as many offers as its issuer has students, with five tries each. */
export const txCodeDigits = 8
/** How many emailed codes a wallet may try before its offer ends (OpenID4VCI §13.6.3). */
export const txCodeTries = 5

/** The stored form of an emailed code. Its digits could be guessed from a hash, but not from a MAC without the key. */
export const txCodeMac = (keys: Keys, grantId: string, code: string): Uint8Array =>
  keys.mac('wallet-tx-code', Buffer.from(`${grantId} ${code}`))
