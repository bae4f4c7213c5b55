import { z } from 'zod'
import { isUnheard } from '../keys/port/settings.ts'
import { webAddress } from '../setting-forms.ts'

const text = z.string().min(1).optional()
const service = webAddress
  .refine(isUnheard, { message: 'begin with https://: credentials travel there' })
  .optional()

/** The environment variables about a provider that holds the keys of organisations' seals. */
export const remoteSealEnvironment = {
  SEAL_CSC_URL: service,
  SEAL_CSC_TOKEN_URL: service,
  SEAL_CSC_CLIENT_ID: text,
  SEAL_CSC_CLIENT_SECRET: text,
  SEAL_CSC_SCOPE: z.string().min(1).default('service'),
  SEAL_CSC_PIN_SECRET: text,
  SEAL_CSC_CREDENTIALS: z
    .string()
    .regex(/^\s*(org_[0-9a-z]{16}=\S+\s*)+$/, 'list org_…=credential, separated by spaces')
    .optional(),
}

const environment = z.object(remoteSealEnvironment)

export type RemoteSealSettings = ReturnType<typeof remoteSealSettings>

/** The provider, and which of its credentials seals for which organisation; undefined without a provider. */
export const remoteSealSettings = (e: z.infer<typeof environment> & { SIGNING_AT_ONCE: number }) =>
  e.SEAL_CSC_URL &&
  e.SEAL_CSC_TOKEN_URL &&
  e.SEAL_CSC_CLIENT_ID &&
  e.SEAL_CSC_CLIENT_SECRET &&
  e.SEAL_CSC_CREDENTIALS
    ? {
        url: e.SEAL_CSC_URL,
        tokenUrl: e.SEAL_CSC_TOKEN_URL,
        client: { id: e.SEAL_CSC_CLIENT_ID, secret: e.SEAL_CSC_CLIENT_SECRET, scope: e.SEAL_CSC_SCOPE },
        pin: e.SEAL_CSC_PIN_SECRET,
        atOnce: e.SIGNING_AT_ONCE,
        credentials: new Map(
          e.SEAL_CSC_CREDENTIALS.trim()
            .split(/\s+/)
            .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
        ),
      }
    : undefined
