import { version } from '@credenza/schema/version'
import { bytesToHex } from 'viem'
import type { Context } from './context.ts'
import { migrations, newestMigration } from './database/migrations.ts'
import { recordedTables } from './database/recorded-tables.ts'
import { findCaller } from './find-caller.ts'
import { followUps } from './follow-ups.ts'
import { openConfiguredDatabase } from './open-configured-database.ts'
import { openDeploymentProvider } from './people/identity-provider/deployment-provider.ts'
import { openBackups } from './platform/backup/open-backups.ts'
import { openChain } from './platform/chain/chain.ts'
import { claimDeployment, hasDeployment, noDeployment } from './platform/claim-deployment.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import type { Log } from './platform/db/log.ts'
import { migrate } from './platform/db/migrate.ts'
import { openBlockStore } from './platform/documents/open-block-store.ts'
import { openEInvoices } from './platform/einvoicing/e-invoice-provider.ts'
import { textRecords } from './platform/http/outgoing/text-records.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openKeptAnswers } from './platform/kept-answers.ts'
import { openCustodialWallets } from './platform/keys/custodial-wallet.ts'
import { masterKeyOf } from './platform/keys/keys.ts'
import { loadMasterKey, readMasterKey } from './platform/keys/master-key.ts'
import { type FollowedRing, followRing } from './platform/keys/ring/follow-ring.ts'
import { openKeyStores } from './platform/keys/store/open-key-stores.ts'
import { openMail } from './platform/mail/open-mail.ts'
import { stripeShaped } from './platform/payments/card-provider.ts'
import { announceProcess } from './platform/presence/announce-process.ts'
import { openPublishedPlace } from './platform/publication/open-published-place.ts'
import { openRenderers } from './platform/rendering/open-renderers.ts'
import { openRemoteSeals } from './platform/seal/open-remote-seals.ts'
import { openTimeStamps } from './platform/time-stamp/open-time-stamps.ts'
import { tracedLog } from './platform/trace/current-trace.ts'
import { openPassKeys } from './platform/wallet-pass/pass-keys.ts'
import { macOldHeads } from './proof/audit/head-mac.ts'
import { openRecordedState } from './proof/audit/state/state-digests.ts'
import { queues } from './queues.ts'
import type { Config } from './settings/config.ts'
import { openJudging } from './verifying/foreign/judging/open-judging.ts'

export interface OpenContext {
  ctx: Context
  /** Closes jobs, processes and chain, says that this process has ended, and closes the database, in that order. */
  close(): Promise<void>
}

/**
 * Opens every port that the settings name, unless `opened` is its database; the embedded ones start with it. Migrates the
 * database. `signal` gives up, and leaves nothing running.
 */
export async function openContext(
  config: Config,
  logger: Log,
  signal?: AbortSignal,
  opened?: OpenDatabase,
): Promise<OpenContext> {
  const database = opened ?? (await openConfiguredDatabase(config, logger, signal))
  const log = tracedLog(logger)
  // Each is closed before what was opened earlier.
  const closing: (() => Promise<unknown>)[] = [database.close]
  const close = async () => {
    for (const closeOne of closing) await closeOne()
  }
  try {
    // Looked for first: a process that starts beside this one makes the key before the row.
    const isNew = !(await hasDeployment(database.kysely))
    if (isNew && config.publicUrl === undefined) throw noDeployment()
    const masterKey = masterKeyOf(await (isNew ? loadMasterKey : readMasterKey)(config))
    const mail = openMail(config)
    const passKeys = await openPassKeys(config.walletPasses, new Date())
    const timeStamps = await openTimeStamps(config.timeStamps, () => new Date(), config)
    const keyStores = await openKeyStores(config.keyStores, () => new Date(), log)
    closing.unshift(async () => keyStores.close())
    await migrate(database, migrations, { signal })
    let ring: FollowedRing | undefined
    const about = { release: version, migration: newestMigration, roles: [...config.roles] }
    // Before it looks for its keys: until it has them, nobody takes it for a process that knows a new one.
    closing.unshift(await announceProcess(database, () => ({ ...about, master_keys: ring?.held() ?? [] })))
    ring = await followRing(database.kysely, masterKey, log)
    closing.unshift(ring.close)
    const { keys } = ring
    const deploymentProvider = await openDeploymentProvider(config.signInProvider, keys)
    const publicUrl = await claimDeployment(database.kysely, keys, config.publicUrl)
    await macOldHeads({ db: database.kysely, keys })
    const chain = await openChain(database, {
      rpcUrl: config.chain.rpcUrl,
      signerKey: config.chain.signerKey ?? bytesToHex(keys.secret('chain-signer')),
      confirmations: config.chain.confirmations,
      externalUrl: publicUrl,
      log,
    })
    closing.unshift(chain.close)
    const renderers = openRenderers()
    const judging = openJudging()
    closing.unshift(renderers.close, judging.close)
    const jobs = await openJobs(
      database,
      queues.map(({ queue }) => queue),
      { poolSize: config.poolSizes.jobs },
    )
    closing.unshift(jobs.stop)
    const ctx: Context = {
      config: { ...config, publicUrl },
      db: database.kysely,
      database,
      clock: () => new Date(),
      keys,
      keyStores,
      remoteSeals: openRemoteSeals(config.remoteSeals, () => new Date(), log),
      recorded: openRecordedState(recordedTables),
      wallets: openCustodialWallets(keys.secret('wallet-seed')),
      chain,
      blocks: openBlockStore(config.documents, database.kysely),
      backups: openBackups(config, keys),
      published: await openPublishedPlace(config.publication),
      mail,
      cards: config.cards && stripeShaped(config.cards),
      eInvoices: openEInvoices(config),
      renderers,
      judging,
      passKeys,
      timeStamps,
      deploymentProvider,
      jobs,
      kept: openKeptAnswers(),
      log,
      followUps,
      textRecords,
      findCaller,
    }
    return { ctx, close }
  } catch (error) {
    await close()
    throw error
  }
}
