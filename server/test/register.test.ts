import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities, onConsent } from '../src/operating/data-protection/register.ts'
import { createTestDatabase, type TestDatabase } from '../src/platform/db/testing.ts'

/** Tables about nobody: logs and chains of digests, numbers, settings and the work of the server itself. */
const aboutNobody = new Set(
  `anchor approval_free approval_rule audit_head back_fill category category_alignment certificate_count certificate_directory
  certificate_month chain_block chain_genesis chain_head chain_log chain_node chain_transaction chain_tx
  chosen_verifier course_link department department_object department_type deployment directory_group document_key
  history_doubt history_look index_upkeep kysely_migration kysely_migration_lock learning_platform lease log_checkpoint log_cosignature log_entry
  log_head log_pending log_tile master_key_rotation organisation_colour organisation_key organisation_key_event platform_share proven_domain
  publication retention_choice seal_public_key security_event security_sink server_process setup_token sign_in_provider site_page
  status_entry status_list status_list_version student_count tax_number time_zone trail_leaf trail_logged
  two_admins used_message vat verifier_fee witness_progress witnessed_log`.split(/\s+/),
)

/** Columns that say what a row is, where it belongs and where it stands, besides ids. */
const standing = new Set(
  `because account account_month act cid column columns credential dates decided_by digest event events failure hash issuer_name key_hash
  answer_sha256 answered_with facts host kind last_result media_type month number_key number_mac occasion origin owner_org place position prefix public_key queue_id
  realm recorded_by result results_of review role round scope scopes shown sealed_previous sealed_secret set_by lifted_by sha256 slug
  purpose action actor approved asked_by browser_hash demands rejected_by salt sealed_key state_hash treatment types uuid archived_by document_hash key why reason reason_code corrected_by checkpoint witnesses state status subject successor_key tag token_hash transports valid_until verdict waits_for wallet wallet_address wrapped_key year`.split(
    /\s+/,
  ),
)
const isId = (column: string) => /(^|_)id$/.test(column)

let database: TestDatabase
let columns: { name: string; column: string; type: string }[]
beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await sql<(typeof columns)[number]>`
    SELECT table_name AS name, column_name AS column, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public'`.execute(database.kysely)
  columns = rows
})
afterAll(() => database.drop())

const registered = Object.values(activities).flatMap(({ tables }) => Object.entries(tables))

test('every table is in one activity of the register, or is about nobody', () => {
  const tables = [...new Set(columns.map(({ name }) => name))]
  const named = [...registered.map(([name]) => name), ...aboutNobody]
  expect(named.toSorted()).toEqual(tables.toSorted())
})

test('the register names columns that exist, and every column with words or bytes of somebody', () => {
  const stored = columns.map(({ name, column }) => `${name}.${column}`)
  const named = registered.flatMap(([name, listed]) => listed.map((column) => `${name}.${column}`))
  expect(named.filter((column) => !stored.includes(column))).toEqual([])
  const holdsWords = /^(text|bytea|jsonb|json|ARRAY|character varying|date)$/
  const personal = columns.filter(
    ({ name, column, type }) =>
      registered.some(([table]) => table === name) &&
      holdsWords.test(type) &&
      !standing.has(column) &&
      !isId(column),
  )
  expect(personal.map(({ name, column }) => `${name}.${column}`).filter((c) => !named.includes(c))).toEqual(
    [],
  )
})

test('nothing rests on consent unless a table of the same activity records it', () => {
  const unrecorded = Object.entries(activities).filter(
    ([id, { tables }]) => onConsent().includes(id) && !('consent' in tables),
  )
  expect(unrecorded).toEqual([])
})
