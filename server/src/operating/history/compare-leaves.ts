import type { EntryAction, StatementEntry } from '@credenza/credential/log'
import { sql } from 'kysely'
import {
  documentOf,
  type StatementRow,
  statementRows,
} from '../../certificates/certificate/acceptance/statement-rows.ts'
import type { Context, Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { hex } from '../../platform/hex.ts'
import { mapInTurns } from '../../platform/map-in-turns.ts'
import { archivedHeads } from '../../proof/audit/archived/archived-parts.ts'
import { type KnownKeys, openKnownKeys } from '../../proof/issuer/known-keys.ts'
import { soundDocumentHash, soundStatementDigest } from '../../proof/issuer/signed-by.ts'
import { headDigest, nobodysAddress } from '../../proof/log/trail-leaves.ts'

/** A leaf of the statements log and its index. */
export type Leaf = StatementEntry & { index: number }

/** A leaf that does not match the rows it was made from, and why. */
export interface Misfit {
  index: number
  reason: string
}

/** Finds the rows that these leaves were made from, and names leaves that do not match. */
export type CompareLeaves = (leaves: readonly Leaf[]) => Promise<Misfit[]>

const noRow = 'the entry belongs to no statement'

/** For each action, compares its leaves with the rows they were made from. Caches the signers' keys. */
export function openComparisons(ctx: Context): Record<EntryAction, CompareLeaves> {
  const keys = openKnownKeys(ctx.db, ctx.config.publicUrl)
  const statements: CompareLeaves = (leaves) => compareStatements(ctx.db, keys, leaves)
  const keyEvents: CompareLeaves = (leaves) => compareKeyEvents(ctx.db, keys, leaves)
  return {
    endorsed: statements,
    approved: statements,
    approval: (leaves) => compareApprovals(ctx.db, keys, leaves),
    suspended: statements,
    reinstated: statements,
    revoked: statements,
    superseded: statements,
    'key-rotated': keyEvents,
    'key-compromised': keyEvents,
    'status-list': (leaves) => compareLists(ctx.db, leaves),
    'trail-head': (leaves) => compareHeads(ctx, leaves),
  }
}

/** Compares leaves of any action. Returns misfits in the order of the log. */
export async function compareLeaves(
  comparisons: Record<EntryAction, CompareLeaves>,
  leaves: readonly Leaf[],
): Promise<Misfit[]> {
  const byAction = Map.groupBy(leaves, (leaf) => leaf.action)
  const misfits: Misfit[] = []
  for (const [action, own] of byAction) misfits.push(...(await comparisons[action](own)))
  return misfits.sort((a, b) => a.index - b.index)
}

interface Facts {
  log_index: string | null
  credential_id: string | null
  revoked: boolean | null
}

type ComparedStatement = StatementRow & Facts & { address: string | null }

/** The statements that these leaves may stand for. Finds them without an index, which every statement would have to pay for. */
async function statementsOf(db: Db, leaves: readonly Leaf[]): Promise<ComparedStatement[]> {
  const numbers = new Set(leaves.flatMap((leaf) => leaf.certificateIndex ?? []))
  const unnumbered = leaves.filter((leaf) => leaf.certificateIndex === null)
  const { rows: named } = await sql<{ org_id: string; certificate_id: string }>`
    SELECT named.org_id, named.certificate_id FROM unnest(${[...numbers].map(String)}::bigint[]) AS wanted (number)
    CROSS JOIN LATERAL (SELECT org_id, certificate_id FROM certificate_directory
      WHERE log_index = wanted.number LIMIT 1) AS named`.execute(db)
  // A leaf without a certificate's number can only be an issuer's statement about its own certificate.
  const issuers = await db
    .selectFrom('organisation')
    .select('id')
    .where(sql<string>`lower(wallet_address)`, '=', anyOf(unnumbered.map((leaf) => leaf.issuer)))
    .execute()
  const found: (StatementRow & Facts)[] = []
  for (const [issuer, own] of Map.groupBy(named, (row) => row.org_id)) {
    const ids = own.map((row) => row.certificate_id)
    found.push(...(await withFacts(db, issuer, sql`statement.certificate_id = ${anyOf(ids)}`)))
  }
  for (const { id } of issuers) {
    const digests = digestsOf(unnumbered)
    found.push(...(await withFacts(db, id, sql`statement.digest = ANY(${digests}::bytea[])`)))
  }
  const addresses = await addressesOf(db, new Set(found.map((row) => row.signer_org_id)))
  return found.map((row) => ({ ...row, address: addresses.get(row.signer_org_id) ?? null }))
}

async function addressesOf(db: Db, organisationIds: ReadonlySet<string>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organisation')
    .select(['id', sql<string>`lower(wallet_address)`.as('address')])
    .where('id', '=', anyOf([...organisationIds]))
    .execute()
  return new Map(rows.map(({ id, address }) => [id, address]))
}

/** Reads an issuer's statements that meet the condition. */
async function withFacts(
  db: Db,
  issuer: string,
  condition: ReturnType<typeof sql>,
): Promise<(StatementRow & Facts)[]> {
  const { rows } = await sql<StatementRow & Facts>`
    SELECT statement.*, certificate.log_index, document.credential_id, place.revoked
    FROM ${statementRows} AS statement
    LEFT JOIN certificate ON certificate.org_id = statement.org_id AND certificate.id = statement.certificate_id
    LEFT JOIN certificate_document AS document
      ON document.org_id = statement.org_id AND document.certificate_id = statement.certificate_id
    LEFT JOIN status_entry AS place
      ON place.org_id = statement.org_id AND place.certificate_id = statement.certificate_id
    WHERE statement.org_id = ${issuer} AND ${condition}`.execute(db)
  return rows
}

async function compareStatements(db: Db, keys: KnownKeys, leaves: readonly Leaf[]): Promise<Misfit[]> {
  const rows = await statementsOf(db, leaves)
  const byDigest = Map.groupBy(rows, (row) => hex(row.digest))
  const found = await Promise.all(
    await mapInTurns(leaves, async (leaf) => {
      const own = byDigest.get(hex(leaf.digest)) ?? []
      const reasons = await Promise.all(own.map((row) => statementMisfit(keys, leaf, row)))
      // Two equal statements within a second have two rows but one digest.
      return own.length > 0 && reasons.includes(undefined) ? undefined : (reasons[0] ?? noRow)
    }),
  )
  return found.flatMap((reason, i) => (reason ? [{ index: leaves[i]!.index, reason }] : []))
}

async function statementMisfit(
  keys: KnownKeys,
  leaf: Leaf,
  row: ComparedStatement,
): Promise<string | undefined> {
  if (row.action !== leaf.action) return 'the entry says something else than its statement'
  if (row.address !== leaf.issuer) return 'the entry has another issuer than its statement'
  const isEndorsement = row.action === 'endorsed'
  const text = soundText(row)
  const hashOf = isEndorsement ? soundDocumentHash : soundStatementDigest
  const sound = text && (await hashOf(text, row.signer_org_id, keys))
  if (!sound || !Buffer.from(sound).equals(leaf.digest))
    return 'its statement was changed, or not signed by its issuer'
  const stated = JSON.parse(text)
  const about = isEndorsement ? stated.credentialSubject?.id : stated.certificateId
  if (about !== row.credential_id) return 'its statement is about another certificate'
  if (!isNumberOf(leaf, row)) return 'the entry names another certificate than its statement'
  const isFinal = row.action === 'revoked' || row.action === 'superseded'
  if (isFinal && !row.revoked) return 'it revokes a certificate whose status bit is not set'
  return undefined
}

/** The signed text; undefined if somebody damaged it. */
function soundText(row: StatementRow): string | undefined {
  try {
    return documentOf(row)
  } catch {
    return undefined
  }
}

/** Tells whether the number in the leaf is right: a statement from before the certificate got its number has none. */
function isNumberOf({ certificateIndex, action }: Leaf, { log_index }: Facts): boolean {
  return certificateIndex === null ? action !== 'endorsed' : String(certificateIndex) === log_index
}

/** Reads all key events of each organisation, because there are few. */
async function compareKeyEvents(db: Db, keys: KnownKeys, leaves: readonly Leaf[]): Promise<Misfit[]> {
  const rows = await db
    .selectFrom('organisation_key_event as event')
    .innerJoin('organisation as signer', 'signer.id', 'event.org_id')
    .select(['event.org_id', 'event.action', 'event.document', 'signer.wallet_address'])
    .where(
      sql<boolean>`lower(signer.wallet_address) = ANY(${[...new Set(leaves.map((leaf) => leaf.issuer))]}::text[])`,
    )
    .execute()
  const events = new Map<string, string>()
  for (const { org_id, action, document, wallet_address } of rows) {
    const digest = await soundStatementDigest(document, org_id, keys)
    if (digest) events.set(hex(digest), `${action} ${wallet_address.toLowerCase()}`)
  }
  return leaves
    .filter(({ digest, action, issuer }) => events.get(hex(digest)) !== `${action} ${issuer}`)
    .map(({ index }) => ({ index, reason: noRow }))
}

async function compareApprovals(db: Db, keys: KnownKeys, leaves: readonly Leaf[]): Promise<Misfit[]> {
  const rows = await db
    .selectFrom('approval')
    .innerJoin('organisation as issuer', 'issuer.id', 'approval.org_id')
    .select(['approval.org_id', 'approval.document', 'issuer.wallet_address'])
    .where('approval.digest', '=', sql<Uint8Array>`ANY(${digestsOf(leaves)}::bytea[])`)
    .execute()
  const approvals = new Set<string>()
  for (const { org_id, document, wallet_address } of rows) {
    const digest = await soundStatementDigest(document, org_id, keys)
    if (digest) approvals.add(`${hex(digest)} ${wallet_address.toLowerCase()}`)
  }
  return leaves
    .filter(({ digest, issuer }) => !approvals.has(`${hex(digest)} ${issuer}`))
    .map(({ index }) => ({ index, reason: noRow }))
}

async function compareLists(db: Db, leaves: readonly Leaf[]): Promise<Misfit[]> {
  const { rows } = await sql<{ digest: Uint8Array; address: string }>`
    SELECT version.digest, lower(issuer.wallet_address) AS address
    FROM status_list_version AS version JOIN organisation AS issuer ON issuer.id = version.org_id
    WHERE version.digest = ANY(${digestsOf(leaves)}::bytea[])`.execute(db)
  const known = new Set(rows.map((row) => `${hex(row.digest)} ${row.address}`))
  return leaves
    .filter((leaf) => !known.has(`${hex(leaf.digest)} ${leaf.issuer}`) || leaf.certificateIndex !== null)
    .map(({ index }) => ({ index, reason: 'the entry belongs to no status list of its issuer' }))
}

async function compareHeads(ctx: Context, leaves: readonly Leaf[]): Promise<Misfit[]> {
  const rows = await ctx.db
    .selectFrom('trail_leaf')
    .selectAll()
    .where('leaf_index', '=', sql<string>`ANY(${leaves.map((leaf) => String(leaf.index))}::bigint[])`)
    .execute()
  const digests = new Map(
    rows.map(({ org_id, seq, hash, leaf_index }) => [
      Number(leaf_index),
      headDigest(ctx, { organisationId: org_id, seq: BigInt(seq), hash }),
    ]),
  )
  // Archived heads are counted instead (unlogged-rows.ts).
  const archivedBelow = digests.size < leaves.length ? (await archivedHeads(ctx.db)).below : 0
  const reasonOf = ({ index, digest, issuer }: Leaf): string | undefined => {
    const own = digests.get(index)
    if (!own && index < archivedBelow) return undefined
    if (!own) return 'the entry is the head of an audit trail that is gone'
    return Buffer.from(own).equals(digest) && issuer === nobodysAddress
      ? undefined
      : 'the entry holds another head of its audit trail'
  }
  return leaves.flatMap((leaf) => {
    const reason = reasonOf(leaf)
    return reason ? [{ index: leaf.index, reason }] : []
  })
}

const digestsOf = (leaves: readonly Leaf[]): Buffer[] => leaves.map(({ digest }) => Buffer.from(digest))
