import { bytesToHex } from 'viem'
import type { Config } from './config.ts'
import type { Context, Log } from './context.ts'
import { migrations } from './database/migrations.ts'
import { recordedTables } from './database/recorded-tables.ts'
import { findParty } from './find-party.ts'
import { followUps } from './follow-ups.ts'
import { openChain } from './platform/chain/chain.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openBlockStore } from './platform/documents/open-block-store.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openCustodialWallets } from './platform/keys/custodial-wallet.ts'
import { openKeys } from './platform/keys/keys.ts'
import { openMail } from './platform/mail/open-mail.ts'
import { bankTransfers } from './platform/payments/payment-provider.ts'
import { openRenderers } from './platform/rendering/open-renderers.ts'
import { macOldHeads } from './proof/audit/head-mac.ts'
import { openRecordedState } from './proof/audit/state/state-digests.ts'
import { queues } from './queues.ts'
import { openJudging } from './verifying/foreign/judging/open-judging.ts'

export interface OpenContext {
  ctx: Context
  /** Closes jobs, processes, chain and database, in that order. */
  close(): Promise<void>
}

/** Opens every port that the settings name; the embedded ones start with it. Migrates the database. */
export async function openContext(config: Config, log: Log): Promise<OpenContext> {
  const keys = await openKeys({ masterKey: config.masterKey, dataFolder: config.dataFolder })
  const mail = openMail(config)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataFolder: config.dataFolder, log })
  try {
    await migrate(database, migrations)
    const publicUrl = await settleDeployment(database.kysely, keys.checkValue, config.publicUrl)
    await macOldHeads({ db: database.kysely, keys })
    const chain = await openChain(database, {
      rpcUrl: config.chain.rpcUrl,
      signerKey: config.chain.signerKey ?? bytesToHex(keys.secret('chain-signer')),
      confirmations: config.chain.confirmations,
      externalUrl: publicUrl,
      log,
    })
    const jobs = await openJobs(
      database,
      queues.map(({ queue }) => queue),
    )
    const ctx: Context = {
      config: { ...config, publicUrl },
      db: database.kysely,
      database,
      clock: () => new Date(),
      keys,
      recorded: openRecordedState(recordedTables),
      wallets: openCustodialWallets(keys.secret('wallet-seed')),
      chain,
      blocks: openBlockStore(config.documents, database.kysely),
      mail,
      payments: bankTransfers,
      renderers: openRenderers(),
      judging: openJudging(),
      jobs,
      log,
      followUps,
      findParty,
    }
    const close = async () => {
      await jobs.stop()
      await ctx.renderers.close()
      await ctx.judging.close()
      await chain.close()
      await database.close()
    }
    return { ctx, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * The first start writes down what the database belongs to for ever: the master key, without which every sealed row is
 * unreadable, and the public URL, which every issuer's DID and the logs' origin carry. Returns that URL.
 */
async function settleDeployment(
  db: Context['db'],
  checkValue: string,
  requestedUrl: string | undefined,
): Promise<string> {
  if (requestedUrl) {
    await db
      .insertInto('deployment')
      .values({ id: 1, master_key_check: checkValue, public_url: requestedUrl })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const settled = await db.selectFrom('deployment').selectAll().executeTakeFirst()
  if (!settled) throw new Error('There is no deployment in this database yet: start the server first.')
  if (settled.master_key_check !== checkValue) {
    throw new Error(
      'This database was sealed with another master key. Put back the master.key file of its data folder, or set ' +
        'MASTER_KEY to the key it was made with.',
    )
  }
  if (requestedUrl && requestedUrl !== settled.public_url) {
    throw new Error(
      `The certificates in this database name ${settled.public_url} as their home, not ${requestedUrl}. Set PUBLIC_URL ` +
        `(or PORT) to it, or start with another DATA_DIR.`,
    )
  }
  return settled.public_url
}
