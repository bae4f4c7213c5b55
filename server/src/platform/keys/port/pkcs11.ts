import { randomBytes } from 'node:crypto'
import { type KeyPort, wrappedFor } from './key-port.ts'
import type { KeyPortSettings } from './settings.ts'

type Pkcs11Settings = Extract<KeyPortSettings, { kind: 'pkcs11' }>

/** What we use of the package pkcs11js: the C functions of PKCS #11 2.40, section 5, without their prefix's checks. */
interface Pkcs11 {
  load(file: string): void
  C_Initialize(): void
  C_Finalize(): void
  close(): void
  C_GetSlotList(withToken: boolean): Buffer[]
  C_GetTokenInfo(slot: Buffer): { label: string }
  C_OpenSession(slot: Buffer, flags: number): Buffer
  C_CloseSession(session: Buffer): void
  C_Login(session: Buffer, user: number, pin: string): void
  C_FindObjectsInit(session: Buffer, template: { type: number; value: number | string }[]): void
  C_FindObjects(session: Buffer, most: number): Buffer[]
  C_FindObjectsFinal(session: Buffer): void
  C_EncryptInit(session: Buffer, mechanism: object, key: Buffer): void
  C_EncryptAsync(session: Buffer, data: Buffer, room: Buffer): Promise<Buffer>
  C_DecryptInit(session: Buffer, mechanism: object, key: Buffer): void
  C_DecryptAsync(session: Buffer, data: Buffer, room: Buffer): Promise<Buffer>
}

const CKF_SERIAL_SESSION = 4
const CKU_USER = 1
const CKA_CLASS = 0
const CKA_LABEL = 3
const CKO_SECRET_KEY = 4
const CKM_AES_GCM = 0x1087
// pkcs11js's own number for these parameters.
const CK_PARAMS_AES_GCM = 3
const IV_BYTES = 12
const TAG_BYTES = 16

/** An AES key in a hardware module, or in SoftHSM: AES-GCM with a random IV, which comes first. */
export async function openPkcs11(settings: Pkcs11Settings): Promise<KeyPort> {
  const PKCS11 = await loadPackage()
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

/** The package has to be compiled on the machine, so it is installed only where it is used. */
async function loadPackage(): Promise<new () => Pkcs11> {
  const name = 'pkcs11js'
  try {
    const loaded = (await import(name)) as {
      PKCS11?: new () => Pkcs11
      default?: { PKCS11: new () => Pkcs11 }
    }
    return (loaded.PKCS11 ?? loaded.default?.PKCS11)!
  } catch (cause) {
    throw new Error('PKCS11_MODULE needs the package pkcs11js: npm install --no-save pkcs11js', { cause })
  }
}

function openKey(pkcs11: Pkcs11, { token, key: label, pin }: Pkcs11Settings) {
  const slot = pkcs11.C_GetSlotList(true).find((one) => pkcs11.C_GetTokenInfo(one).label.trim() === token)
  if (!slot) throw new Error('PKCS11_TOKEN_LABEL: the module has no token with this label.')
  const session = pkcs11.C_OpenSession(slot, CKF_SERIAL_SESSION)
  try {
    pkcs11.C_Login(session, CKU_USER, pin)
  } catch (cause) {
    throw new Error('PKCS11_USER_SECRET: the module does not accept it.', { cause })
  }
  pkcs11.C_FindObjectsInit(session, [
    { type: CKA_CLASS, value: CKO_SECRET_KEY },
    { type: CKA_LABEL, value: label },
  ])
  const [key, another] = pkcs11.C_FindObjects(session, 2)
  pkcs11.C_FindObjectsFinal(session)
  if (!key || another) throw new Error('PKCS11_KEY_LABEL must name exactly one secret key (AES).')
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
