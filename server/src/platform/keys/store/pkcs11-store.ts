import { createPublicKey, type KeyObject } from 'node:crypto'
import { loadPkcs11, onlyObject, type Pkcs11, slotOf } from '../pkcs11-package.ts'
import { type KeyStore, KeyStoreFailed } from './key-store.ts'

export interface Pkcs11StoreSettings {
  module: string
  token: string
  pin: string
}

const CKF_SERIAL_SESSION = 4
const CKU_USER = 1
const CKO_PUBLIC_KEY = 2
const CKO_PRIVATE_KEY = 3
const CKA_EC_POINT = 0x181
const CKM_EDDSA = 0x1057
const SIGNATURE_BYTES = 64

interface Module {
  pkcs11: Pkcs11
  slot: Buffer
  /** Sessions without a call under way: each can do one thing at a time. */
  idle: Buffer[]
}

/**
 * The Ed25519 keys of a token in a hardware module, or in SoftHSM: private and public key have the same label. After a failure the
 * module is opened again, as its device may have been restarted.
 */
export async function openPkcs11Store(settings: Pkcs11StoreSettings): Promise<KeyStore & { close(): void }> {
  const PKCS11 = await loadPkcs11('SIGNING_PKCS11_MODULE')
  let opened: Module | undefined
  let users = 0

  function open(): Module {
    const pkcs11 = new PKCS11()
    pkcs11.load(settings.module)
    pkcs11.C_Initialize()
    opened = { pkcs11, slot: Buffer.alloc(0), idle: [] }
    const slot = slotOf(pkcs11, settings.token)
    if (!slot) throw new Error('SIGNING_PKCS11_TOKEN_LABEL: the module has no token with this label.')
    const session = pkcs11.C_OpenSession(slot, CKF_SERIAL_SESSION)
    // For all sessions of this process (PKCS #11, 5.6).
    pkcs11.C_Login(session, CKU_USER, settings.pin)
    opened = { pkcs11, slot, idle: [session] }
    return opened
  }

  function close(): void {
    const closing = opened
    opened = undefined
    try {
      closing?.pkcs11.C_Finalize()
      closing?.pkcs11.close()
    } catch {
      // A device that is gone cannot be closed either.
    }
  }

  async function use<T>(work: (pkcs11: Pkcs11, session: Buffer) => T | Promise<T>): Promise<T> {
    users++
    let module: Module | undefined
    try {
      module = opened ?? open()
      const session = module.idle.pop() ?? module.pkcs11.C_OpenSession(module.slot, CKF_SERIAL_SESSION)
      const result = await work(module.pkcs11, session)
      module.idle.push(session)
      return result
    } catch (error) {
      if (error instanceof KeyStoreFailed) throw error
      // Not while others still use it.
      if (users === 1) close()
      throw new KeyStoreFailed('unavailable.key_store', error)
    } finally {
      users--
    }
  }

  return {
    publicKey: (label) =>
      use((pkcs11, session) => {
        const object = onlyObject(pkcs11, session, { kind: CKO_PUBLIC_KEY, label })
        if (!object) throw new KeyStoreFailed('unavailable.key_refused')
        return readPublicKey(pkcs11, session, object)
      }),
    sign: (label, message) =>
      use(async (pkcs11, session) => {
        const key = onlyObject(pkcs11, session, { kind: CKO_PRIVATE_KEY, label })
        if (!key) throw new KeyStoreFailed('unavailable.key_refused')
        pkcs11.C_SignInit(session, { mechanism: CKM_EDDSA }, key)
        return pkcs11.C_SignAsync(session, Buffer.from(message), Buffer.alloc(SIGNATURE_BYTES))
      }),
    close,
  }
}

/** The attribute is the point of Ed25519, or a DER octet string with it (PKCS #11 3.0, section 2.3.6). */
function readPublicKey(pkcs11: Pkcs11, session: Buffer, object: Buffer): KeyObject {
  try {
    const point = pkcs11.C_GetAttributeValue(session, object, [{ type: CKA_EC_POINT }])[0]!.value
    const x = point.subarray(-32).toString('base64url')
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch (cause) {
    throw new KeyStoreFailed('unavailable.key_refused', cause)
  }
}
