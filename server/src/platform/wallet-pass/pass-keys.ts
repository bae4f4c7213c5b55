import { type ApplePassKey, readAppleKey } from './apple-key.ts'
import { type GooglePassKey, readGoogleKey } from './google-key.ts'
import type { WalletPassSettings } from './settings.ts'

/** Keys that sign passes for phones' wallets. A wallet without a key is not offered. */
export interface PassKeys {
  apple: ApplePassKey | undefined
  google: GooglePassKey | undefined
}

/** Reads the keys in the settings. Throws a sentence that names the setting at fault, and never quotes a file. */
export async function openPassKeys({ apple, google }: WalletPassSettings, now: Date): Promise<PassKeys> {
  return {
    apple: apple && (await readAppleKey(apple, now)),
    google: google && (await readGoogleKey(google)),
  }
}
