import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../src/platform/db/testing.ts'

let database: TestDatabase
let constraints: { table: string; name: string; columns: string[] }[]

/** Tables that belong to the deployment and to no organisation: they stay on one node (database.md, rule 8). */
const deploymentWide = [
  'account',
  'anchor',
  'attempt',
  'back_fill',
  'block',
  'breach_case',
  'breach_person',
  'call_count',
  'certificate_directory',
  'deployment',
  'erasure',
  'history_doubt',
  'history_look',
  'hold',
  'idempotency_key',
  'known_address',
  'kysely_migration',
  'kysely_migration_lock',
  'lease',
  'ledger_month',
  'ledger_posting',
  'ledger_transaction',
  'log_checkpoint',
  'log_cosignature',
  'log_entry',
  'log_head',
  'log_pending',
  'log_tile',
  'one_time_code',
  'organisation',
  'outgoing_mail',
  'passkey',
  'passkey_challenge',
  'payment_details',
  'pending_link',
  'pending_sign_in',
  'person_key',
  'proven_domain',
  'provider_sign_in',
  'publication',
  'reset_token',
  'retention_choice',
  'second_factor_code',
  'security_event',
  'security_sink',
  'sent_mail',
  'server_process',
  'session',
  'setup_token',
  'site_page',
  'suppressed_address',
  'totp',
  'trail_leaf',
  'vat',
  'wallet_challenge',
  'witness_progress',
  'witnessed_log',
]
const isDeploymentWide = (table: string) => deploymentWide.includes(table) || table.startsWith('chain_')
/** The column with the owner of a row; a verifier's queue belongs to the verifier. */
const ownerOf = (table: string) => (table === 'review_request' ? 'queue_id' : 'org_id')

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await sql<{ table: string; name: string; columns: string[] }>`
    SELECT c.relname AS table, i.relname AS name, array_agg(a.attname::text) AS columns
    FROM pg_index x
    JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_class c ON c.oid = x.indrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (x.indkey)
    WHERE c.relnamespace = 'public'::regnamespace AND x.indisunique
    GROUP BY 1, 2`.execute(database.kysely)
  constraints = rows
})
afterAll(() => database.drop())

const count = async (query: ReturnType<typeof sql<{ n: string }>>) =>
  (await query.execute(database.kysely)).rows

test('every primary key and unique constraint of a tenant’s table includes its organisation', () => {
  const tenants = constraints.filter(({ table }) => !isDeploymentWide(table))
  expect(new Set(tenants.map(({ table }) => table)).size).toBeGreaterThan(10)
  expect(tenants.filter(({ table, columns }) => !columns.includes(ownerOf(table)))).toEqual([])
})

test('every table has a primary key', async () => {
  const bare = await count(sql`
    SELECT c.relname AS n FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = c.oid AND x.indisprimary)`)
  expect(bare).toEqual([])
})

describe('nothing that other engines of the family lack:', () => {
  test.each([
    [
      'sequences, serial and identity columns',
      sql<{
        n: string
      }>`SELECT relname AS n FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'`,
    ],
    [
      'triggers',
      sql<{
        n: string
      }>`SELECT tgname AS n FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace`,
    ],
    [
      'deferrable or exclusion constraints',
      sql<{
        n: string
      }>`SELECT conname AS n FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND (condeferrable OR contype = 'x')`,
    ],
    [
      'inherited tables',
      sql<{
        n: string
      }>`SELECT inhrelid::regclass::text AS n FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid WHERE c.relnamespace = 'public'::regnamespace`,
    ],
    ['extensions', sql<{ n: string }>`SELECT extname AS n FROM pg_extension WHERE extname <> 'plpgsql'`],
    [
      'functions of our own',
      sql<{ n: string }>`SELECT proname AS n FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    ],
  ])('%s', async (_name, query) => {
    expect(await count(query)).toEqual([])
  })
})
