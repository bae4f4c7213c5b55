import { join, resolve } from 'node:path'
import type { NoteKey } from '@credenza/credential/log'
import { securityEventSettings } from '../doors/security-event/settings.ts'
import { signInSettings } from '../people/identity-provider/deployment-settings.ts'
import { backupSettings } from '../platform/backup/settings.ts'
import { documentSettings, publicationSettings } from '../platform/documents/settings.ts'
import { keyPortSettings } from '../platform/keys/port/settings.ts'
import { keyStoreSettings } from '../platform/keys/store/settings.ts'
import { parseSettings } from '../platform/parse-settings.ts'
import { processRoles } from '../platform/presence/process-roles.ts'
import { remoteSealSettings } from '../platform/seal/settings.ts'
import { timeStampSettings } from '../platform/time-stamp/settings.ts'
import { walletPassSettings } from '../platform/wallet-pass/settings.ts'
import { contradictionIn } from './contradictory-settings.ts'
import { type Environment, environment } from './environment.ts'
import { notForProduction } from './production-profile.ts'
import { setApart } from './settings-together.ts'

export type Config = ReturnType<typeof settingsOf>

const root = resolve(import.meta.dirname, '../../..')

/**
 * Settings from environment variables; everything has an embedded default.
 * Throws one sentence that names the variables at fault, never their values.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const e = parseSettings(environment, env)
  const dataFolder = resolve(e.DATA_DIR ?? join(root, '.data'))
  const fault = setApart(e) ?? contradictionIn(e, dataFolder)
  if (fault) throw new Error(fault)
  const objections = e.PROFILE === 'production' ? notForProduction(e) : []
  if (objections.length > 0) {
    throw new Error(['PROFILE=production does not start like this.', ...objections].join('\n'))
  }
  return settingsOf(e, dataFolder)
}

function settingsOf(e: Environment, dataFolder: string) {
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
    /** Where data is stored, for the register of processing. */
    residency: {
      database: e.RESIDENCY_DATABASE,
      documents: e.RESIDENCY_DOCUMENTS,
      backups: e.RESIDENCY_BACKUPS,
      mail: e.RESIDENCY_MAIL,
    },
    production: e.NODE_ENV === 'production',
    logLevel: e.LOG_LEVEL,
    /** Whether webhooks, sign-in providers, and others' DIDs and status lists may be private addresses or use http. */
    allowPrivateAddresses: e.ALLOW_PRIVATE_ADDRESSES === 'true',
    /** Invented data only: admins may do without a second factor. */
    demo: e.DEMO === 'true',
  }
}
