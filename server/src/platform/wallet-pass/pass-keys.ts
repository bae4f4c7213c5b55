import { type ApplePassKey, readAppleKey } from './apple-key.ts'
import { type GooglePassKey, readGoogleKey } from './google-key.ts'
import type { WalletPassSettings } from './settings.ts'

/** What signs passes for the wallets of phones; a wallet without a key is not offered. */
export interface PassKeys {
  apple: ApplePassKey | undefined
  google: GooglePassKey | undefined
}

/** Reads the keys that the settings name. Throws a sentence that names the setting at fault, never what a file says. */
export async function openPassKeys({ apple, google }: WalletPassSettings, now: Date): Promise<PassKeys> {
  return {
    apple: apple && (await readAppleKey(apple, now)),
    google: google && (await readGoogleKey(google)),
  }
}
