import { passwordMinLength } from '@credenza/schema'
import { z } from 'zod'
import { securityEventEnvironment } from '../doors/security-event/settings.ts'
import { signInEnvironment } from '../people/identity-provider/deployment-settings.ts'
import { backupEnvironment } from '../platform/backup/settings.ts'
import { documentEnvironment } from '../platform/documents/settings.ts'
import { decodeMasterKey, masterKeyText } from '../platform/keys/master-key-text.ts'
import { keyPortEnvironment } from '../platform/keys/port/settings.ts'
import { keyStoreEnvironment } from '../platform/keys/store/settings.ts'
import { bounceAddress, readImapUrl } from '../platform/mail/returned-mail-settings.ts'
import { sender } from '../platform/mail/sender.ts'
import { smtpUrl } from '../platform/mail/smtp-url.ts'
import { parseRoles } from '../platform/presence/process-roles.ts'
import { remoteSealEnvironment } from '../platform/seal/settings.ts'
import { databaseAddress, emailAddress, webAddress, webOrigin } from '../platform/setting-forms.ts'
import { timeStampEnvironment } from '../platform/time-stamp/settings.ts'
import { walletPassEnvironment } from '../platform/wallet-pass/settings.ts'
import { parseWitnesses, parseWitnessFor } from '../proof/witness/settings.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** With fewer, a call that waits for another of its own would never end. */
const poolSize = z.coerce.number().int().min(4).max(200).default(16)
/** A sentence for people. */
const statement = z.string().max(500).default('')
const secret = z.string().min(1).optional()

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']
/** Addresses, CIDR ranges and proxy-addr's named ranges. */
const trustedProxies = z.string().refine(
  (list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .every((one) => namedRanges.includes(one) || proxyAddress.safeParse(one).success),
  { message: 'name the addresses of your proxies, such as 10.0.0.0/8, separated by commas' },
)
const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** A setting with a separate parser, which throws what is wrong with it. */
const readBy = <Value>(read: (text: string) => Value) =>
  z.string().transform((text, ctx) => {
    try {
      return read(text)
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'unreadable' })
      return z.NEVER
    }
  })

/** The environment variables that the server reads. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webOrigin.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  TLS_CERT_FILE: z.string().min(1).optional(),
  TLS_KEY_FILE: z.string().min(1).optional(),
  ROLES: readBy(parseRoles).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: poolSize,
  DATABASE_JOBS_POOL_SIZE: poolSize,
  SLOW_QUERY_MS: z.coerce.number().int().min(1).max(600_000).default(1_000),
  MASTER_KEY: readBy(masterKeyText).optional(),
  NEW_MASTER_KEY: readBy((text) => decodeMasterKey(text, 'it')).optional(),
  ...keyPortEnvironment,
  ...keyStoreEnvironment,
  ...remoteSealEnvironment,
  CHAIN_RPC_URL: webAddress.optional(),
  CHAIN_SIGNER_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, { error: 'write 0x and the 64 digits that openssl rand -hex 32 prints' })
    .optional(),
  CHAIN_CONFIRMATIONS: z.coerce.number().int().min(1).max(10_000).optional(),
  ...documentEnvironment,
  ...backupEnvironment,
  WITNESSES: readBy(parseWitnesses).optional(),
  WITNESS_FOR: readBy(parseWitnessFor).optional(),
  ANCHOR_INTERVAL_SECONDS: z.coerce.number().min(0).max(86_400).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  MAIL_ON_DISK: z.enum(['true', 'false']).optional(),
  BOUNCE_ADDRESS: bounceAddress.optional(),
  BOUNCE_IMAP_URL: readBy(readImapUrl).optional(),
  BOUNCE_WEBHOOK_TOKEN: z.string().min(20).optional(),
  EINVOICE_URL: webAddress.optional(),
  EINVOICE_SECRET: z.string().min(20).optional(),
  ESCO_API_URL: webAddress.optional(),
  CARD_API_URL: webAddress.default('https://api.stripe.com'),
  CARD_API_KEY: secret,
  CARD_WEBHOOK_SECRET: z.string().min(20).optional(),
  METRICS_TOKEN: z.string().min(20).optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z.string().min(passwordMinLength).optional(),
  ...walletPassEnvironment,
  ...timeStampEnvironment,
  ALLOW_PRIVATE_ADDRESSES: z.enum(['true', 'false']).optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PROFILE: z.enum(['production']).optional(),
  ...securityEventEnvironment,
  RESIDENCY_DATABASE: statement,
  RESIDENCY_DOCUMENTS: statement,
  RESIDENCY_BACKUPS: statement,
  RESIDENCY_MAIL: statement,
  DEMO: z.enum(['true', 'false']).optional(),
  ...signInEnvironment,
})

/** Their names. */
export const settingNames: readonly string[] = Object.keys(environment.shape)
export type Environment = z.infer<typeof environment>
