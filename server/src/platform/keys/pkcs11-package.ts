/** The part of the package pkcs11js that we use: the C functions of PKCS #11 2.40, section 5. */
export interface Pkcs11 {
  load(file: string): void
  C_Initialize(options?: { flags: number }): void
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
  C_GetAttributeValue(session: Buffer, object: Buffer, template: { type: number }[]): { value: Buffer }[]
  C_EncryptInit(session: Buffer, mechanism: object, key: Buffer): void
  C_EncryptAsync(session: Buffer, data: Buffer, room: Buffer): Promise<Buffer>
  C_DecryptInit(session: Buffer, mechanism: object, key: Buffer): void
  C_DecryptAsync(session: Buffer, data: Buffer, room: Buffer): Promise<Buffer>
  C_SignInit(session: Buffer, mechanism: object, key: Buffer): void
  C_SignAsync(session: Buffer, data: Buffer, room: Buffer): Promise<Buffer>
}

const CKA_CLASS = 0
const CKA_LABEL = 3

/**
 * Loads the package. It has to be compiled on the machine, so it is installed only where it is used; `setting` names the
 * module.
 */
export async function loadPkcs11(setting: string): Promise<new () => Pkcs11> {
  const name = 'pkcs11js'
  try {
    const loaded = (await import(name)) as {
      PKCS11?: new () => Pkcs11
      default?: { PKCS11: new () => Pkcs11 }
    }
    return (loaded.PKCS11 ?? loaded.default?.PKCS11)!
  } catch (cause) {
    throw new Error(`${setting} needs the package pkcs11js: npm install --no-save pkcs11js`, { cause })
  }
}

/** The slot whose token has this label. */
export const slotOf = (pkcs11: Pkcs11, token: string): Buffer | undefined =>
  pkcs11.C_GetSlotList(true).find((one) => pkcs11.C_GetTokenInfo(one).label.trim() === token)

/** The only object of this class with this label; undefined if there is none, or more than one. */
export function onlyObject(
  pkcs11: Pkcs11,
  session: Buffer,
  { kind, label }: { kind: number; label: string },
): Buffer | undefined {
  pkcs11.C_FindObjectsInit(session, [
    { type: CKA_CLASS, value: kind },
    { type: CKA_LABEL, value: label },
  ])
  const [object, another] = pkcs11.C_FindObjects(session, 2)
  pkcs11.C_FindObjectsFinal(session)
  return another ? undefined : object
}
