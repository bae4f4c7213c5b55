import { type SignedStatement, statementDigest } from '../../issue/statement.ts'
import { instant } from '../../json/values.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import type { LogEvidence } from '../evidence/bundle.ts'
import { finding } from '../findings.ts'
import type { Origin } from '../origin.ts'
import { standing, theftOf } from '../stolen-keys.ts'
import { signedAt, type World } from '../world.ts'
import { checkStatusEntry } from './check-status-entry.ts'
import { type Dating, dateOfStatement, undated } from './dating.ts'
import { statementsOf } from './statements-of.ts'
import { isNamedSuspended } from './suspended.ts'

/** Each entry may lead to another address to ask. A credential usually has one or two. */
const MOST_ENTRIES = 10

/** What dates the statements about a certificate: their places in the log, the certificate's own, and its date. */
export type Beside = () => Promise<{
  evidence: readonly LogEvidence[]
  index: number | undefined
  date: Dating
}>

export const nothingBeside: Beside = async () => ({ evidence: [], index: undefined, date: undated })

/**
 * Check 5, status: none of the lists that the certificate names revokes or suspends it, and no signed statement of the
 * issuer revokes, suspends or supersedes it. Every organisation of this deployment has lists; others need not.
 */
export async function checkStatus(
  credential: Credential,
  origin: Origin,
  beside: Beside,
  world: World,
): Promise<Check> {
  const [statement, ...lists] = await Promise.all([
    origin === 'here' ? checkStatements(credential, beside, world) : undefined,
    ...credential.statusEntries
      .slice(0, MOST_ENTRIES)
      .map((entry) => checkStatusEntry(entry, credential, origin, world)),
  ])
  const unread =
    credential.statusEntries.length > lists.length ? finding('status-entries-too-many') : undefined
  const checks = [statement, ...lists, unread].filter((check) => check !== undefined)
  // A statement comes first: it can say when and why.
  const decisive =
    checks.find(({ answer }) => answer === 'failed') ?? checks.find(({ answer }) => answer === 'inconclusive')
  if (decisive !== undefined) return decisive
  if (lists.length === 0) return finding(origin === 'here' ? 'status-missing' : 'no-status')
  const asOf = await signedAt(credential.issuerId, world)
  return finding('not-revoked', asOf ? { asOf } : {})
}

/** The issuer's later statements: a revocation is final, a suspension lasts until it is lifted. */
async function checkStatements(
  credential: Credential,
  beside: Beside,
  world: World,
): Promise<Check | undefined> {
  const certificateId = credential.id ?? ''
  const reply = await world.ask(() => world.statements(certificateId))
  if (!reply.ok || !Array.isArray(reply.value)) return finding('statements-unreachable')
  const signed = await statementsOf(credential.issuerId, reply.value, world)
  const statements = signed.filter((one) => one.certificateId === credential.id)
  const final = statements.find(({ action }) => action === 'revoked' || action === 'superseded')
  if (final !== undefined) return finding(final.action === 'revoked' ? 'revoked' : 'superseded', about(final))
  // A statement that cannot be checked could be the one that revokes.
  if (statements.length !== reply.value.length) return finding('statements-unreachable')
  const standings = await Promise.all(statements.map((one) => standingOf(one, beside, world)))
  const counted = statements.filter((_, i) => standings[i] !== 'after')
  const latest = counted.toSorted((a, b) => instant(a.at) - instant(b.at)).at(-1)
  if (latest?.action === 'suspended') return finding('suspended', about(latest))
  const record = await world.askRecord(credential.issuerId)
  const liftedAt = latest?.action === 'reinstated' ? latest.at : undefined
  if (record.ok && record.value && (await isNamedSuspended(credential, record.value, liftedAt)))
    return finding('suspended')
  // The statement that lifts a suspension may be from the thief.
  return standings.includes('unknown') ? finding('statements-unreachable') : undefined
}

/**
 * Where a statement stands relative to the theft of its key; 'before' if the key was not stolen. Only a reinstatement is dated:
 * a statement against the certificate counts even if a thief signed it, so a theft never makes a certificate better.
 */
async function standingOf(statement: SignedStatement, beside: Beside, world: World) {
  if (statement.action !== 'reinstated') return 'before'
  const theft = await theftOf(statement.issuer, [statement.verificationMethod], world)
  if (theft === undefined) return 'before'
  return standing(theft, async () => {
    const { evidence, index, date: certificate } = await beside()
    const digest = statementDigest(statement, world.sha256)
    return dateOfStatement({ digest, action: 'reinstated', index, certificate }, evidence, world)
  })
}

function about({ at, reason, successorId }: SignedStatement): Record<string, string> {
  return {
    at,
    ...(reason === undefined ? {} : { reason }),
    ...(successorId === undefined ? {} : { successorId }),
  }
}
