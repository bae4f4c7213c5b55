import { z } from 'zod'
import { webAddress } from '../../setting-forms.ts'
import { isUnheard } from '../port/settings.ts'

const text = z.string().min(1).optional()
const service = webAddress.refine(isUnheard, { message: 'begin with https://: credentials travel there' })

/** The environment variables about the key stores that organisations' own keys can be in. */
export const keyStoreEnvironment = {
  SIGNING_AT_ONCE: z.coerce.number().int().min(1).max(256).default(16),
  SIGNING_PKCS11_MODULE: text,
  SIGNING_PKCS11_TOKEN_LABEL: text,
  SIGNING_PKCS11_USER_SECRET: text,
  SIGNING_KMS_ENDPOINT: service.optional(),
  SIGNING_KMS_REGION: z.string().min(1).default('us-east-1'),
  SIGNING_KMS_ACCESS_KEY_ID: text,
  SIGNING_KMS_SECRET_ACCESS_KEY: text,
  SIGNING_GOOGLE_ENDPOINT: service.default('https://cloudkms.googleapis.com'),
  SIGNING_GOOGLE_KEY_RING: z
    .string()
    .regex(/^projects\/[\w-]+\/locations\/[\w-]+\/keyRings\/[\w-]+$/, {
      error: 'write projects/…/locations/…/keyRings/…',
    })
    .optional(),
  SIGNING_GOOGLE_KEY_FILE: text,
  SIGNING_AZURE_VAULT_URL: service.optional(),
  SIGNING_AZURE_TENANT_ID: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'write the id of the tenant, or its domain' })
    .optional(),
  SIGNING_AZURE_LOGIN_ENDPOINT: service.default('https://login.microsoftonline.com'),
  SIGNING_AZURE_CLIENT_ID: text,
  SIGNING_AZURE_CLIENT_SECRET: text,
}

const environment = z.object(keyStoreEnvironment)

export type KeyStoreSettings = ReturnType<typeof keyStoreSettings>

/** The key stores that this deployment uses, and how many calls each gets at once. */
export const keyStoreSettings = (e: z.infer<typeof environment>) => ({
  atOnce: e.SIGNING_AT_ONCE,
  ...(e.SIGNING_PKCS11_MODULE &&
    e.SIGNING_PKCS11_TOKEN_LABEL &&
    e.SIGNING_PKCS11_USER_SECRET && {
      pkcs11: {
        module: e.SIGNING_PKCS11_MODULE,
        token: e.SIGNING_PKCS11_TOKEN_LABEL,
        pin: e.SIGNING_PKCS11_USER_SECRET,
      },
    }),
  ...(e.SIGNING_KMS_ENDPOINT &&
    e.SIGNING_KMS_ACCESS_KEY_ID &&
    e.SIGNING_KMS_SECRET_ACCESS_KEY && {
      awsKms: {
        endpoint: e.SIGNING_KMS_ENDPOINT,
        credentials: {
          region: e.SIGNING_KMS_REGION,
          accessKeyId: e.SIGNING_KMS_ACCESS_KEY_ID,
          secretAccessKey: e.SIGNING_KMS_SECRET_ACCESS_KEY,
        },
      },
    }),
  ...(e.SIGNING_GOOGLE_KEY_RING &&
    e.SIGNING_GOOGLE_KEY_FILE && {
      googleKms: {
        endpoint: e.SIGNING_GOOGLE_ENDPOINT,
        keyRing: e.SIGNING_GOOGLE_KEY_RING,
        keyFile: e.SIGNING_GOOGLE_KEY_FILE,
      },
    }),
  ...(e.SIGNING_AZURE_VAULT_URL &&
    e.SIGNING_AZURE_TENANT_ID &&
    e.SIGNING_AZURE_CLIENT_ID &&
    e.SIGNING_AZURE_CLIENT_SECRET && {
      azure: {
        vault: e.SIGNING_AZURE_VAULT_URL,
        tokenUrl: new URL(`/${e.SIGNING_AZURE_TENANT_ID}/oauth2/v2.0/token`, e.SIGNING_AZURE_LOGIN_ENDPOINT)
          .href,
        clientId: e.SIGNING_AZURE_CLIENT_ID,
        clientSecret: e.SIGNING_AZURE_CLIENT_SECRET,
      },
    }),
})
