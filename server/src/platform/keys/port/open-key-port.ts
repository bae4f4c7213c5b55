import type { KeyPort } from './key-port.ts'
import { openKms } from './kms.ts'
import { openPkcs11 } from './pkcs11.ts'
import type { KeyPortSettings } from './settings.ts'

/** Opens the key that wraps the master key. If it cannot be used, rejects and names the setting at fault. */
export const openKeyPort = async (settings: NonNullable<KeyPortSettings>): Promise<KeyPort> =>
  settings.kind === 'kms' ? openKms(settings) : openPkcs11(settings)
