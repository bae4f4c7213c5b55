import { join, relative, resolve } from 'node:path'
import type { NoteKey } from '@credenza/credential/log'
import { sentenceIn } from '@credenza/schema/issues/issue-sentence'
import { inEnglish } from '@credenza/schema/sentences/english'
import { z } from 'zod'
import { securityEventEnvironment, securityEventSettings } from './doors/security-event/settings.ts'
import { signInEnvironment, signInSettings } from './people/identity-provider/deployment-settings.ts'
import { backupEnvironment, backupSettings } from './platform/backup/settings.ts'
import { documentEnvironment, documentSettings, publicationSettings } from './platform/documents/settings.ts'
import { keyPortEnvironment, keyPortSettings } from './platform/keys/port/settings.ts'
import { keyStoreEnvironment, keyStoreSettings } from './platform/keys/store/settings.ts'
import { bounceAddress, readImapUrl } from './platform/mail/returned-mail-settings.ts'
import { sender } from './platform/mail/sender.ts'
import { parseRoles, processRoles } from './platform/presence/process-roles.ts'
import { remoteSealEnvironment, remoteSealSettings } from './platform/seal/settings.ts'
import { timeStampEnvironment, timeStampSettings } from './platform/time-stamp/settings.ts'
import { walletPassEnvironment, walletPassSettings } from './platform/wallet-pass/settings.ts'
import { notForProduction } from './production-profile.ts'
import { parseWitnesses, parseWitnessFor } from './proof/witness/settings.ts'
import { setApart } from './settings-together.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** With fewer, a call that waits for another of its own would wait for ever. */
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

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: trustedProxies.optional(),
  TLS_CERT_FILE: z.string().min(1).optional(),
  TLS_KEY_FILE: z.string().min(1).optional(),
  ROLES: readBy(parseRoles).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: secret,
  DATABASE_DIRECT_URL: secret,
  DATABASE_REPLICA_URL: secret,
  DATABASE_POOL_SIZE: poolSize,
  DATABASE_JOBS_POOL_SIZE: poolSize,
  SLOW_QUERY_MS: z.coerce.number().int().min(1).max(600_000).default(1_000),
  MASTER_KEY: secret,
  NEW_MASTER_KEY: secret,
  ...keyPortEnvironment,
  ...keyStoreEnvironment,
  ...remoteSealEnvironment,
  CHAIN_RPC_URL: z.url().optional(),
  CHAIN_SIGNER_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/)
    .optional(),
  CHAIN_CONFIRMATIONS: z.coerce.number().int().min(1).max(10_000).optional(),
  ...documentEnvironment,
  ...backupEnvironment,
  WITNESSES: readBy(parseWitnesses).optional(),
  WITNESS_FOR: readBy(parseWitnessFor).optional(),
  ANCHOR_INTERVAL_SECONDS: z.coerce.number().min(0).max(86_400).optional(),
  SMTP_URL: secret,
  MAIL_FROM: sender.optional(),
  MAIL_ON_DISK: z.enum(['true', 'false']).optional(),
  BOUNCE_ADDRESS: bounceAddress.optional(),
  BOUNCE_IMAP_URL: readBy(readImapUrl).optional(),
  BOUNCE_WEBHOOK_TOKEN: z.string().min(20).optional(),
  EINVOICE_URL: z.url().optional(),
  EINVOICE_SECRET: z.string().min(20).optional(),
  ESCO_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARD_API_URL: z.url().default('https://api.stripe.com'),
  CARD_API_KEY: secret,
  CARD_WEBHOOK_SECRET: z.string().min(20).optional(),
  METRICS_TOKEN: z.string().min(20).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
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

/** Every environment variable that the server reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

export type Config = ReturnType<typeof readConfig>

const holds = (folder: string, inner: string): boolean =>
  !relative(resolve(folder), resolve(inner)).startsWith('..')

/**
 * Settings from environment variables; everything has an embedded default.
 * Throws one sentence that names the variables at fault, never their values.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => {
      const own = sentenceIn(message)
      return `${path.join('.')}: ${own ? inEnglish(own) : message}`
    })
    throw new Error(`Correct these environment variables: ${wrong.join('; ')}`)
  }
  const e = parsed.data
  const apart = setApart(e)
  if (apart) throw new Error(apart)
  const production = e.NODE_ENV === 'production'
  const demo = e.DEMO === 'true'
  if (demo && production) {
    throw new Error(
      'A demonstration needs no second factor of its admins: unset DEMO, or NODE_ENV=production.',
    )
  }
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL) {
    throw new Error('Set DATABASE_URL too: the address of the pooler in front of DATABASE_DIRECT_URL.')
  }
  if (e.DATABASE_REPLICA_URL && !e.DATABASE_URL) {
    throw new Error('Set DATABASE_URL too: the primary that DATABASE_REPLICA_URL follows.')
  }
  if (e.OIDC_ISSUER && e.SAML_ENTITY_ID) {
    throw new Error('Set OIDC_ISSUER or SAML_ENTITY_ID: a deployment has one sign-in provider.')
  }
  if (e.SMTP_URL && !e.MAIL_FROM) {
    throw new Error('Set MAIL_FROM too: the address that mails sent over SMTP_URL come from.')
  }
  const objections = e.PROFILE === 'production' ? notForProduction(e) : []
  if (objections.length > 0) {
    throw new Error(['PROFILE=production does not start like this.', ...objections].join('\n'))
  }
  const root = resolve(import.meta.dirname, '../..')
  const dataFolder = resolve(e.DATA_DIR ?? join(root, '.data'))
  if (e.BACKUP_FOLDER && holds(dataFolder, e.BACKUP_FOLDER))
    throw new Error(
      'BACKUP_FOLDER is inside DATA_DIR and would be lost with it: set it to a folder on another disk.',
    )
  if (e.PUBLISH_TO?.startsWith('/') && holds(e.PUBLISH_TO, dataFolder))
    throw new Error('PUBLISH_TO holds DATA_DIR, whose keys would be published too: name a folder of its own.')
  return {
    port: e.PORT,
    host: e.HOST,
    /** The proxies whose X-Forwarded-For is trusted; a comma-separated list. */
    trustProxy: e.TRUST_PROXY,
    /** Files in PEM form: with them the server itself serves HTTPS, and nothing else. */
    tls:
      e.TLS_CERT_FILE && e.TLS_KEY_FILE ? { certFile: e.TLS_CERT_FILE, keyFile: e.TLS_KEY_FILE } : undefined,
    publicUrl: (e.PUBLIC_URL ?? `${e.TLS_CERT_FILE ? 'https' : 'http'}://localhost:${e.PORT}`).replace(
      /\/+$/,
      '',
    ) as string | undefined,
    /** What this process does; the others do the rest. */
    roles: e.ROLES ?? new Set(processRoles),
    /** How long calls are still taken after readiness has gone, so that a balancer can notice. */
    drainMs: e.DRAIN_SECONDS * 1000,
    dataFolder,
    webFolder: join(root, 'web/build/client'),
    databaseUrl: e.DATABASE_URL,
    /** The server itself, when DATABASE_URL leads to a pooler in transaction mode. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    /** A standby that answers public look-ups. */
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    /** The most connections of this process. */
    poolSizes: { requests: e.DATABASE_POOL_SIZE, jobs: e.DATABASE_JOBS_POOL_SIZE },
    /** A statement that takes this long or longer is logged, without its values. */
    slowStatementMs: e.SLOW_QUERY_MS,
    masterKey: e.MASTER_KEY,
    /** Takes its place (`credenza rotate-master-key`). */
    newMasterKey: e.NEW_MASTER_KEY,
    keyPort: keyPortSettings(e),
    /** Where organisations' own keys can be. */
    keyStores: keyStoreSettings(e),
    remoteSeals: remoteSealSettings(e),
    chain: {
      rpcUrl: e.CHAIN_RPC_URL,
      signerKey: e.CHAIN_SIGNER_KEY as `0x${string}` | undefined,
      confirmations: e.CHAIN_CONFIRMATIONS,
    },
    documents: documentSettings(e),
    /** Where what verifiers read is also published as files. */
    publication: publicationSettings(e),
    backup: backupSettings(e),
    /**
     * The minimum time between two checkpoints on the chain: seconds on our own chain, minutes where it costs money.
     */
    anchorIntervalMs: (e.ANCHOR_INTERVAL_SECONDS ?? (e.CHAIN_RPC_URL ? 60 : 1)) * 1000,
    /** Who cosigns our checkpoints, and how many of them must; none unless they are named. */
    witnesses: e.WITNESSES,
    /** Other operators' logs whose checkpoints we sign, by origin. */
    witnessFor: e.WITNESS_FOR ?? new Map<string, NoteKey[]>(),
    smtp: e.SMTP_URL && e.MAIL_FROM ? { url: e.SMTP_URL, from: e.MAIL_FROM } : undefined,
    /** Without SMTP at a public address: emails stay files in the data folder, and nobody is sent anything. */
    mailOnDisk: e.MAIL_ON_DISK === 'true',
    /** How we learn of emails that come back; undefined if we do not. */
    returnedMail:
      e.BOUNCE_IMAP_URL || e.BOUNCE_WEBHOOK_TOKEN
        ? { address: e.BOUNCE_ADDRESS, imap: e.BOUNCE_IMAP_URL, webhookToken: e.BOUNCE_WEBHOOK_TOKEN }
        : undefined,
    /** The accredited provider that e-invoices are handed to. */
    eInvoices:
      e.EINVOICE_URL && e.EINVOICE_SECRET ? { url: e.EINVOICE_URL, secret: e.EINVOICE_SECRET } : undefined,
    /** Who takes card payments; without it they are not offered. */
    cards:
      e.CARD_API_KEY && e.CARD_WEBHOOK_SECRET
        ? { url: e.CARD_API_URL, key: e.CARD_API_KEY, webhookSecret: e.CARD_WEBHOOK_SECRET }
        : undefined,
    /** ESCO's API, for searching its skills and occupations; undefined if they are not searched. */
    escoApi: e.ESCO_API_URL,
    admin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD } : undefined,
    /** Opens GET /metrics; without it, only callers on this machine may read them. */
    metricsToken: e.METRICS_TOKEN,
    walletPasses: walletPassSettings(e),
    timeStamps: timeStampSettings(e),
    securityEvents: securityEventSettings(e),
    /** The provider for people whose organisation has none of its own. */
    signInProvider: signInSettings(e),
    /** Where data are stored, for the register of processing. */
    residency: {
      database: e.RESIDENCY_DATABASE,
      documents: e.RESIDENCY_DOCUMENTS,
      backups: e.RESIDENCY_BACKUPS,
      mail: e.RESIDENCY_MAIL,
    },
    production,
    logLevel: e.LOG_LEVEL,
    /** Whether webhooks, sign-in providers, and others' DIDs and status lists may be private addresses or use http. */
    allowPrivateAddresses: e.ALLOW_PRIVATE_ADDRESSES === 'true',
    /** Invented data only: admins may do without a second factor. */
    demo,
  }
}
