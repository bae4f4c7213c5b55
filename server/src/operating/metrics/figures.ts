import { Gauge, Registry } from 'prom-client'
import { deliveryBacklog } from '../../certificates/delivery/delivery-backlog.ts'
import type { Context } from '../../context.ts'
import { signerBacklog } from '../../platform/chain/signer/backlog.ts'
import { indexUpkeep } from '../../platform/db/indexes/run-index-rebuilding.ts'
import { largestTables } from '../../platform/db/largest-tables.ts'
import { heldLeases } from '../../platform/db/lease-store.ts'
import { takesWrites } from '../../platform/db/takes-writes.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { queueDepths } from '../../platform/jobs/queue-depths.ts'
import { outboxState } from '../../platform/mail/outbox-state.ts'
import { logBacklog } from '../../proof/log/log-backlog.ts'
import { readHealth } from '../admin/health/health.ts'
import { readArchiving } from '../backup/external.ts'
import { countSuppressed } from '../returned-mail/suppressed-addresses.ts'

/** Every figure that is read on request: its meaning and its labels. Each label has few values. */
const figures = {
  part_state: [
    'A part of the deployment as on the health page: 0 well or not set up, 1 needs attention, 2 down',
    ['part'],
  ],
  writes_possible: ['Whether the database takes writes', []],
  database_connections: ['Connections of this process for requests', ['state']],
  process_tasks: ['Tasks done by processes that draw documents or check those of others', ['work']],
  processes_replaced: [
    'Such processes that were replaced because they had grown, took too long over a task (late), or died',
    ['work', 'why'],
  ],
  jobs: ['Jobs in the queues', ['queue', 'state']],
  jobs_oldest_seconds: ['How long the oldest waiting job has waited', ['queue']],
  mails: ['Mails that have not left', ['state']],
  mails_oldest_seconds: ['How long the oldest waiting mail has waited', []],
  mail_suppressed_addresses: ['Addresses that get no mails', []],
  log_leaves: ['Leaves of a log', ['log', 'state']],
  log_pending: ['Leaves without a number', []],
  log_oldest_pending_seconds: ['How long the oldest leaf has waited for its number', []],
  log_oldest_unrecorded_seconds: ['How long the oldest checkpoint has waited for the chain', []],
  chain_transactions: ['Transactions that are not in a block', ['state']],
  chain_oldest_seconds: ['How long the oldest transaction has waited for a block', []],
  backup_age_seconds: [
    'Age of the stored log (log), the newest full copy (copy), the newest successful restore drill (drill)',
    ['what'],
  ],
  security_events_behind: ['Security events that a receiver has not taken', ['receiver']],
  table_bytes: ['Bytes on disk of the largest tables', ['table', 'of']],
  index_bytes_freed: ['Bytes on disk that rebuilding indexes has freed so far', []],
  role_held: ['Whether some process has the role', ['role']],
} as const satisfies Record<string, [help: string, labels: readonly string[]]>

type Sample = [figure: keyof typeof figures, value: number, labels?: Record<string, string>]

const roles = ['sequencer', 'chain-signer', 'witnessing', 'history', 'backup', 'security-events'] as const
const stateNumbers = { ok: 0, not_set_up: 0, attention: 1, down: 2 } as const

const sources: readonly ((ctx: Context) => Promise<Sample[]>)[] = [
  // Read first, because the others use connections themselves.
  async ({ database: { pool, waiting } }) => [
    ['database_connections', pool.totalCount - pool.idleCount, { state: 'busy' }],
    ['database_connections', pool.idleCount, { state: 'idle' }],
    ['database_connections', waiting(), { state: 'awaited' }],
  ],
  async ({ renderers, judging }) =>
    Object.entries({ drawing: renderers.counts(), checking: judging.counts() }).flatMap(
      ([work, { tasks, ...replaced }]): Sample[] => [
        ['process_tasks', tasks, { work }],
        ...Object.entries(replaced).map(
          ([why, count]): Sample => ['processes_replaced', count, { work, why }],
        ),
      ],
    ),
  async (ctx) =>
    (await readHealth(ctx)).map(({ part, state }) => ['part_state', stateNumbers[state], { part }]),
  async ({ db }) => {
    const sinks = await db
      .selectFrom('security_sink')
      .select(['name', 'position'])
      .select((q) =>
        q
          .selectFrom('security_event')
          .select((event) => event.fn.max('position').as('newest'))
          .as('newest'),
      )
      .execute()
    return sinks.map(
      ({ name, position, newest }): Sample => [
        'security_events_behind',
        Number(newest ?? position) - Number(position),
        { receiver: name },
      ],
    )
  },
  async ({ db }) => [['writes_possible', Number(await takesWrites(db))]],
  async ({ db, clock }) =>
    (await queueDepths(db)).flatMap(({ queue, waiting, active, failed, oldestWaiting }): Sample[] => [
      ['jobs', waiting, { queue, state: 'waiting' }],
      ['jobs', active, { queue, state: 'active' }],
      ['jobs', failed, { queue, state: 'failed' }],
      ['jobs_oldest_seconds', secondsSince(oldestWaiting, clock()), { queue }],
    ]),
  async ({ db, clock }) => {
    const [outbox, toHolders, suppressed] = await Promise.all([
      outboxState(db),
      deliveryBacklog(db),
      countSuppressed(db),
    ])
    const oldest = [outbox.oldestWaiting, toHolders.oldestWaiting].map((at) => secondsSince(at, clock()))
    return [
      ['mails', outbox.waiting + toHolders.waiting, { state: 'waiting' }],
      ['mails', outbox.failed, { state: 'failed' }],
      ['mails_oldest_seconds', Math.max(...oldest)],
      ['mail_suppressed_addresses', suppressed],
    ]
  },
  async (ctx) => {
    const { certificates, statements, pending, oldestPending, oldestUnrecorded } = await logBacklog(ctx)
    return [
      ['log_leaves', certificates.size, { log: 'certificates', state: 'numbered' }],
      ['log_leaves', certificates.recorded, { log: 'certificates', state: 'recorded' }],
      ['log_leaves', statements.size, { log: 'statements', state: 'numbered' }],
      ['log_leaves', statements.recorded, { log: 'statements', state: 'recorded' }],
      ['log_pending', pending],
      ['log_oldest_pending_seconds', secondsSince(oldestPending, ctx.clock())],
      ['log_oldest_unrecorded_seconds', secondsSince(oldestUnrecorded, ctx.clock())],
    ]
  },
  async ({ db, clock }) => {
    const { waiting, oldestWaiting, failed } = await signerBacklog(db)
    return [
      ['chain_transactions', waiting, { state: 'waiting' }],
      ['chain_transactions', failed, { state: 'refused' }],
      ['chain_oldest_seconds', secondsSince(oldestWaiting, clock())],
    ]
  },
  async (ctx) =>
    Object.entries(await backupMoments(ctx)).flatMap(([what, at]): Sample[] =>
      at ? [['backup_age_seconds', secondsSince(at, ctx.clock()), { what }]] : [],
    ),
  async ({ db }) =>
    (await largestTables(db)).flatMap(({ table, rows, indexes }): Sample[] => [
      ['table_bytes', rows, { table, of: 'rows' }],
      ['table_bytes', indexes, { table, of: 'indexes' }],
    ]),
  async ({ db }) => [['index_bytes_freed', (await indexUpkeep(db)).freedBytes]],
  async ({ db }) => {
    const held = await heldLeases(db)
    return roles.map((role) => ['role_held', Number(held.has(role)), { role }])
  },
]

/** When each kind of backup was last made; for an external database, when its newest log was archived. */
async function backupMoments(ctx: Context): Promise<Record<string, Date | null | undefined>> {
  if (ctx.config.databaseUrl) return { log: (await readArchiving(ctx)).lastArchived }
  if (!ctx.backups.isSet) return {}
  const { storedUntil, newestBase, newestGoodDrill } = await ctx.backups.state()
  return { log: storedUntil, copy: newestBase, drill: newestGoodDrill }
}

/** The figures in Prometheus' text format. Leaves out the figures of a source that does not answer; never reports old ones. */
export async function readFigures(ctx: Context): Promise<string> {
  const samples = await Promise.all(
    sources.map((read) =>
      read(ctx).catch((error: unknown): Sample[] => {
        ctx.log.warn({ fault: faultOf(error) }, 'Some figures cannot be read')
        return []
      }),
    ),
  )
  const register = new Registry()
  for (const [figure, ofFigure = []] of Object.entries(Object.groupBy(samples.flat(), ([name]) => name))) {
    const [help, labelNames] = figures[figure as keyof typeof figures]
    const name = `credenza_${figure}`
    const gauge = new Gauge({ name, help, labelNames: [...labelNames], registers: [register] })
    for (const [, value, labels = {}] of ofFigure) gauge.set(labels, value)
  }
  return register.metrics()
}

const secondsSince = (at: Date | null, now: Date): number =>
  at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0
