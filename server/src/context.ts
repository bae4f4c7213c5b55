import type { LanguageCode } from '@credenza/schema/languages'
import type { Kysely, Transaction } from 'kysely'
import type {} from './database/tables.ts'
import type { FollowUps } from './follow-ups.ts'
import type { Provider } from './people/identity-provider/find-provider.ts'
import type { Backups } from './platform/backup/open-backups.ts'
import type { Chain } from './platform/chain/chain.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import type { Log } from './platform/db/log.ts'
import type { Database } from './platform/db/tables.ts'
import type { BlockStore } from './platform/documents/block-store.ts'
import type { EInvoiceProvider } from './platform/einvoicing/e-invoice-provider.ts'
import type { Caller } from './platform/http/access.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { KeptAnswers } from './platform/kept-answers.ts'
import type { openCustodialWallets } from './platform/keys/custodial-wallet.ts'
import type { Keys } from './platform/keys/keys.ts'
import type { KeyStores } from './platform/keys/store/open-key-stores.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { CardProvider } from './platform/payments/card-provider.ts'
import type { PublishedPlace } from './platform/publication/published-place.ts'
import type { Renderers } from './platform/rendering/open-renderers.ts'
import type { RemoteSeals } from './platform/seal/open-remote-seals.ts'
import type { TimeStamps } from './platform/time-stamp/open-time-stamps.ts'
import type { PassKeys } from './platform/wallet-pass/pass-keys.ts'
import type { RecordedState } from './proof/audit/state/state-digests.ts'
import type { Config } from './settings/config.ts'
import type { Judging } from './verifying/foreign/judging/open-judging.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Everything outside itself that a verb may use. Tests build one over a real Postgres and the real chain. */
export interface Context {
  config: Config & { publicUrl: string }
  /** For queries and transactions; `database` is for roles, streams and jobs. */
  db: Db
  database: OpenDatabase
  clock: () => Date
  keys: Keys
  keyStores: KeyStores
  remoteSeals: RemoteSeals
  /** What the tables hold about a subject, as audit entries record it. */
  recorded: RecordedState
  /** The wallet that the platform keeps for an organisation or a person, by id. */
  wallets: ReturnType<typeof openCustodialWallets>
  chain: Chain
  blocks: BlockStore
  backups: Backups
  /** Where what verifiers read is published as files; undefined when it is not. */
  published: PublishedPlace | undefined
  mail: Mail
  /** Undefined when card payments are not offered. */
  cards: CardProvider | undefined
  /** Undefined when e-invoices are not handed to a provider. */
  eInvoices: EInvoiceProvider | undefined
  renderers: Renderers
  judging: Judging
  passKeys: PassKeys
  /** Undefined when PDFs get no time-stamps. */
  timeStamps: TimeStamps | undefined
  /** Undefined when people without a provider of their organisation use passwords only. */
  deploymentProvider: Provider | undefined
  jobs: Jobs
  kept: KeptAnswers
  log: Log
  followUps: FollowUps
  /** The TXT records of a name in the DNS (RFC 1035, section 3.3.14); none when it has none or cannot be asked. */
  textRecords(name: string): Promise<string[]>
  /** The caller with a bearer token; undefined for one that opens nothing. */
  findCaller(
    ctx: Context,
    token: string,
    chosenLanguage: LanguageCode | undefined,
  ): Promise<Caller | undefined>
}
