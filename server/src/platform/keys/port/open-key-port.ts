import type { KeyPort } from './key-port.ts'
import { openKms } from './kms.ts'
import { openPkcs11 } from './pkcs11.ts'
import type { KeyPortSettings } from './settings.ts'

/** The key that wraps the master key. Rejects when it cannot be used, saying which setting to look at. */
export const openKeyPort = async (settings: NonNullable<KeyPortSettings>): Promise<KeyPort> =>
  settings.kind === 'kms' ? openKms(settings) : openPkcs11(settings)
