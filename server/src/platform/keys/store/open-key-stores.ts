import type { KeyStoreName } from '@credenza/schema'
import type { Log } from '../../db/log.ts'
import { openAwsKms } from './aws-kms.ts'
import { openAzureKeyVault } from './azure-key-vault.ts'
import { openGoogleKms } from './google-kms.ts'
import { inPipeline } from './in-pipeline.ts'
import { type KeyStore, KeyStoreFailed } from './key-store.ts'
import { openPkcs11Store } from './pkcs11-store.ts'
import type { KeyStoreSettings } from './settings.ts'

/** The key stores that this deployment is connected to. */
export interface KeyStores {
  readonly names: readonly KeyStoreName[]
  /** Throws `KeyStoreFailed` for a store that is not in the settings any more. */
  find(name: KeyStoreName): KeyStore
  close(): void
}

/** Does not connect yet, so that the server starts even if a store is down. */
export async function openKeyStores(
  settings: KeyStoreSettings,
  clock: () => Date,
  log: Log,
): Promise<KeyStores> {
  const { atOnce, pkcs11, awsKms, googleKms, azure } = settings
  const token = pkcs11 && (await openPkcs11Store(pkcs11))
  const given: readonly [KeyStoreName, KeyStore | undefined][] = [
    ['pkcs11', token],
    ['aws-kms', awsKms && openAwsKms(awsKms)],
    ['google-kms', googleKms && (await openGoogleKms(googleKms))],
    ['azure-key-vault', azure && openAzureKeyVault(azure)],
  ]
  const stores = new Map(
    given.flatMap(([name, store]) =>
      store ? [[name, inPipeline(store, { name, atOnce, clock, log })] as const] : [],
    ),
  )
  return {
    names: [...stores.keys()],
    find: (name) => {
      const store = stores.get(name)
      if (!store) throw new KeyStoreFailed('unavailable.key_store_gone')
      return store
    },
    close: () => token?.close(),
  }
}
