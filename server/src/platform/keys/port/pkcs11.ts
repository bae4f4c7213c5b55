import { randomBytes } from 'node:crypto'
import { loadPkcs11, onlyObject, type Pkcs11, slotOf } from '../pkcs11-package.ts'
import { type KeyPort, wrappedFor } from './key-port.ts'
import type { KeyPortSettings } from './settings.ts'

type Pkcs11Settings = Extract<KeyPortSettings, { kind: 'pkcs11' }>

const CKF_SERIAL_SESSION = 4
const CKU_USER = 1
const CKO_SECRET_KEY = 4
const CKM_AES_GCM = 0x1087
// pkcs11js's own number for these parameters.
const CK_PARAMS_AES_GCM = 3
const IV_BYTES = 12
const TAG_BYTES = 16

/** An AES key in a hardware module, or in SoftHSM: AES-GCM with a random IV, which comes first in the wrapped bytes. */
export async function openPkcs11(settings: Pkcs11Settings): Promise<KeyPort> {
  const PKCS11 = await loadPkcs11('PKCS11_MODULE')
  const use = async (work: (pkcs11: Pkcs11, session: Buffer, key: Buffer) => Promise<Buffer>) => {
    const pkcs11 = new PKCS11()
    try {
      pkcs11.load(settings.module)
      pkcs11.C_Initialize()
    } catch (cause) {
      throw new Error('PKCS11_MODULE: the library of the module cannot be used.', { cause })
    }
    try {
      const { session, key } = openKey(pkcs11, settings)
      return await work(pkcs11, session, key)
    } finally {
      pkcs11.C_Finalize()
      pkcs11.close()
    }
  }
  return {
    wrap: (plaintext) =>
      use(async (pkcs11, session, key) => {
        const iv = randomBytes(IV_BYTES)
        pkcs11.C_EncryptInit(session, gcm(iv), key)
        const room = Buffer.alloc(plaintext.length + TAG_BYTES)
        return Buffer.concat([iv, await pkcs11.C_EncryptAsync(session, Buffer.from(plaintext), room)])
      }),
    unwrap: (wrapped) =>
      use(async (pkcs11, session, key) => {
        pkcs11.C_DecryptInit(session, gcm(Buffer.from(wrapped.subarray(0, IV_BYTES))), key)
        const sealed = Buffer.from(wrapped.subarray(IV_BYTES))
        return pkcs11.C_DecryptAsync(session, sealed, Buffer.alloc(sealed.length))
      }),
  }
}

function openKey(pkcs11: Pkcs11, { token, key: label, pin }: Pkcs11Settings) {
  const slot = slotOf(pkcs11, token)
  if (!slot) throw new Error('PKCS11_TOKEN_LABEL: the module has no token with this label.')
  const session = pkcs11.C_OpenSession(slot, CKF_SERIAL_SESSION)
  try {
    pkcs11.C_Login(session, CKU_USER, pin)
  } catch (cause) {
    throw new Error('PKCS11_USER_SECRET: the module does not accept it.', { cause })
  }
  const key = onlyObject(pkcs11, session, { kind: CKO_SECRET_KEY, label })
  if (!key) throw new Error('PKCS11_KEY_LABEL must name exactly one secret key (AES).')
  return { session, key }
}

const gcm = (iv: Buffer) => ({
  mechanism: CKM_AES_GCM,
  parameter: {
    type: CK_PARAMS_AES_GCM,
    iv,
    ivBits: IV_BYTES * 8,
    aad: Buffer.from(wrappedFor),
    tagBits: TAG_BYTES * 8,
  },
})
