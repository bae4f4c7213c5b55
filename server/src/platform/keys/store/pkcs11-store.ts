import { createPublicKey, hash, type KeyObject } from 'node:crypto'
import { loadPkcs11, onlyObject, type Pkcs11, slotOf } from '../pkcs11-package.ts'
import { type KeyStore, KeyStoreFailed } from './key-store.ts'

export interface Pkcs11StoreSettings {
  module: string
  token: string
  pin: string
}

const CKF_OS_LOCKING_OK = 2
const CKF_SERIAL_SESSION = 4
const CKU_USER = 1
const CKO_PUBLIC_KEY = 2
const CKO_PRIVATE_KEY = 3
const CKA_EC_POINT = 0x181
const CKM_EDDSA = 0x1057
const CKM_ECDSA = 0x1041
const CKR_PIN_INCORRECT = 0xa0
const CKR_USER_ALREADY_LOGGED_IN = 0x100
const SIGNATURE_BYTES = 64
const P256_POINT_BYTES = 65

interface Module {
  pkcs11: Pkcs11
  slot: Buffer
  /** Sessions without a call in progress. Each can do one thing at a time. */
  idle: Buffer[]
  /** Private keys by label, cached because each search asks the device. */
  keys: Map<string, Buffer>
}

/**
 * The Ed25519 and P-256 keys of a token in a hardware module, or in SoftHSM. A key's private and public halves have the same
 * label. Opens new sessions after a failure, since the device may have been restarted.
 */
export async function openPkcs11Store(settings: Pkcs11StoreSettings): Promise<KeyStore & { close(): void }> {
  const PKCS11 = await loadPkcs11('SIGNING_PKCS11_MODULE')
  let pkcs11: Pkcs11 | undefined
  let opened: Module | undefined
  let isPinWrong = false

  function initialised(): Pkcs11 {
    if (pkcs11) return pkcs11
    const loaded = new PKCS11()
    loaded.load(settings.module)
    // Needed because several threads sign (PKCS #11, 5.4).
    loaded.C_Initialize({ flags: CKF_OS_LOCKING_OK })
    pkcs11 = loaded
    return loaded
  }

  function open(): Module {
    // Do not retry: further attempts would lock the token.
    if (isPinWrong) throw new Error('SIGNING_PKCS11_USER_SECRET: the module does not accept it.')
    const pkcs11 = initialised()
    const slot = slotOf(pkcs11, settings.token)
    if (!slot) throw new Error('SIGNING_PKCS11_TOKEN_LABEL: the module has no token with this label.')
    const session = pkcs11.C_OpenSession(slot, CKF_SERIAL_SESSION)
    try {
      // Applies to all sessions of this process (PKCS #11, 5.6).
      pkcs11.C_Login(session, CKU_USER, settings.pin)
    } catch (error) {
      const { code } = error as { code?: number }
      isPinWrong = code === CKR_PIN_INCORRECT
      if (code !== CKR_USER_ALREADY_LOGGED_IN) throw error
    }
    return { pkcs11, slot, idle: [session], keys: new Map() }
  }

  async function use<T>(work: (module: Module, session: Buffer) => T | Promise<T>): Promise<T> {
    try {
      opened ??= open()
      const module = opened
      const session = module.idle.pop() ?? module.pkcs11.C_OpenSession(module.slot, CKF_SERIAL_SESSION)
      try {
        return await work(module, session)
      } finally {
        module.idle.push(session)
      }
    } catch (cause) {
      if (cause instanceof KeyStoreFailed) throw cause
      opened = undefined
      throw new KeyStoreFailed('unavailable.key_store', cause)
    }
  }

  return {
    publicKey: (label) =>
      use(({ pkcs11 }, session) => {
        const object = onlyObject(pkcs11, session, { kind: CKO_PUBLIC_KEY, label })
        if (!object) throw new KeyStoreFailed('unavailable.key_refused')
        return readPublicKey(pkcs11, session, object)
      }),
    sign: (label, message, kind) =>
      use(({ pkcs11, keys }, session) => {
        const key = keys.get(label) ?? onlyObject(pkcs11, session, { kind: CKO_PRIVATE_KEY, label })
        if (!key) throw new KeyStoreFailed('unavailable.key_refused')
        keys.set(label, key)
        // PKCS #11's ECDSA signs a digest, and returns r ‖ s (3.0, section 2.3.1).
        const isEd25519 = kind === 'Ed25519'
        pkcs11.C_SignInit(session, { mechanism: isEd25519 ? CKM_EDDSA : CKM_ECDSA }, key)
        return signed(pkcs11, session, isEd25519 ? Buffer.from(message) : hash('sha256', message, 'buffer'))
      }),
    close: () => {
      try {
        // Leaves the library loaded, because threads may still use its data.
        pkcs11?.C_Finalize()
      } catch {
        // Logging out fails if the device is gone.
      }
      pkcs11 = undefined
      opened = undefined
    },
  }
}

/** The package uses these bytes in another thread without a reference to them, so they are held here until it is done. */
const held = new Set<Buffer>()

async function signed(pkcs11: Pkcs11, session: Buffer, message: Buffer): Promise<Buffer> {
  const room = Buffer.alloc(SIGNATURE_BYTES)
  const bytes = [session, message, room]
  for (const one of bytes) held.add(one)
  try {
    return await pkcs11.C_SignAsync(session, message, room)
  } finally {
    for (const one of bytes) held.delete(one)
  }
}

/**
 * Reads a public key. The attribute is the point, or a DER octet string with it (PKCS #11 3.0, section 2.3.3). P-256 points are
 * uncompressed.
 */
function readPublicKey(pkcs11: Pkcs11, session: Buffer, object: Buffer): KeyObject {
  try {
    const point = pkcs11.C_GetAttributeValue(session, object, [{ type: CKA_EC_POINT }])[0]!.value
    const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url')
    const key =
      point.length >= P256_POINT_BYTES
        ? { kty: 'EC', crv: 'P-256', x: part(-64, -32), y: part(-32) }
        : { kty: 'OKP', crv: 'Ed25519', x: part(-32) }
    return createPublicKey({ key, format: 'jwk' })
  } catch (cause) {
    throw new KeyStoreFailed('unavailable.key_refused', cause)
  }
}
