import { z } from 'zod'
import { isLoopback } from '../../http/outgoing/public-address.ts'
import { webAddress } from '../../setting-forms.ts'

const text = z.string().min(1).optional()

/** Whether nobody can listen on the connection: https, or this machine. */
export function isUnheard(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || isLoopback(url?.hostname ?? '')
}

/** The environment variables about the key that wraps the master key. */
export const keyPortEnvironment = {
  KMS_ENDPOINT: webAddress
    .refine(isUnheard, { message: 'begin with https://: the master key travels there' })
    .optional(),
  KMS_REGION: z.string().min(1).default('us-east-1'),
  KMS_KEY_ID: text,
  KMS_ACCESS_KEY_ID: text,
  KMS_SECRET_ACCESS_KEY: text,
  PKCS11_MODULE: text,
  PKCS11_TOKEN_LABEL: text,
  PKCS11_KEY_LABEL: text,
  PKCS11_USER_SECRET: text,
}

const environment = z.object(keyPortEnvironment)

export type KeyPortSettings = ReturnType<typeof keyPortSettings>

/** What wraps the master key; undefined if it is stored unwrapped. */
export function keyPortSettings(e: z.infer<typeof environment>) {
  if (e.KMS_ENDPOINT && e.KMS_KEY_ID && e.KMS_ACCESS_KEY_ID && e.KMS_SECRET_ACCESS_KEY)
    return {
      kind: 'kms' as const,
      endpoint: e.KMS_ENDPOINT,
      keyId: e.KMS_KEY_ID,
      credentials: {
        region: e.KMS_REGION,
        accessKeyId: e.KMS_ACCESS_KEY_ID,
        secretAccessKey: e.KMS_SECRET_ACCESS_KEY,
      },
    }
  if (e.PKCS11_MODULE && e.PKCS11_TOKEN_LABEL && e.PKCS11_KEY_LABEL && e.PKCS11_USER_SECRET)
    return {
      kind: 'pkcs11' as const,
      module: e.PKCS11_MODULE,
      token: e.PKCS11_TOKEN_LABEL,
      key: e.PKCS11_KEY_LABEL,
      pin: e.PKCS11_USER_SECRET,
    }
  return undefined
}
