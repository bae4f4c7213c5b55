import type { Check, CheckName, Verification } from './answers.ts'
import { CHECK_NAMES } from './answers.ts'
import type { Bundle } from './bundle.ts'
import { checkAnchor } from './check-anchor.ts'
import { checkEndorsement } from './check-endorsement.ts'
import { checkForm } from './check-form.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkLog, type LogOutcome } from './check-log.ts'
import { checkSignature } from './check-signature.ts'
import { checkStatus } from './check-status.ts'
import { checkValidity } from './check-validity.ts'
import { readCredential } from './credential.ts'
import { finding } from './findings.ts'
import { hashCredential } from './hash-credential.ts'
import { conclude } from './judge.ts'
import type { Ports } from './ports.ts'
import { openWorld, type World } from './world.ts'

/**
 * Verifies a certificate: eight checks, side by side, and one verdict over them. `onCheck` hears of each check as it
 * settles. Never rejects, whatever the bundle holds and whatever the ports answer; a check that throws is inconclusive.
 * Ends when all ports have answered or `ports.signal` is aborted.
 */
export async function verifyCertificate(
  bundle: Bundle,
  ports: Ports,
  onCheck: (check: Check) => void = () => {},
): Promise<Verification> {
  const world = openWorld(ports)
  const running = startChecks(bundle, world)
  const settled = CHECK_NAMES.map(async (name) => {
    const check = await running[name].catch((error: unknown) => {
      world.reportError?.(error)
      return finding('internal', {}, name)
    })
    onCheck(check)
    return check
  })
  return conclude(await Promise.all(settled))
}

function startChecks(
  { certificate, endorsements, log }: Bundle,
  world: World,
): Record<CheckName, Promise<Check>> {
  const read = readCredential(certificate)
  if (!read.ok) return onlyMalformed(read.problem)
  const { credential } = read
  const hashing = hashCredential(certificate, world)
  const foreign = world.askRecord(credential.issuerId).then(isForeign)
  const logging = (async (): Promise<LogOutcome> => {
    if (await foreign) return { check: finding('log-not-applicable') }
    const record = await world.askRecord(credential.issuerId)
    const hashed = await hashing
    const logAddress = record.ok ? record.value?.logAddress : undefined
    return checkLog(log, hashed.ok ? hashed.documentHash : undefined, logAddress, world)
  })()
  const loggedAt = async () => (await logging).proven?.loggedAtMs
  return {
    'well-formed': hashing.then(checkForm),
    signature: hashing.then((hashed) => checkSignature(credential, hashed, world)),
    issuer: checkIssuer(credential, 'issuer', loggedAt, world),
    validity: Promise.resolve(checkValidity(credential, world.now)),
    status: foreign.then((isForeign) => checkStatus(credential, !isForeign, world)),
    log: logging.then(({ check }) => check),
    anchor: foreign.then(async (isForeign) =>
      isForeign ? finding('anchor-not-applicable') : checkAnchor((await logging).proven, world),
    ),
    endorsement: foreign.then(async (isForeign) =>
      isForeign
        ? finding('endorsement-not-applicable')
        : checkEndorsement(credential, await hashing, endorsements, world),
    ),
  }
}

/** A document that is no credential fails check 1; nothing else can be said about it. */
function onlyMalformed(problem: string): Record<CheckName, Promise<Check>> {
  const checks = CHECK_NAMES.map((name) => [name, Promise.resolve(finding('not-a-credential', {}, name))])
  return { ...Object.fromEntries(checks), 'well-formed': Promise.resolve(finding('malformed', { problem })) }
}

/** Surely not from a deployment with a log. An unreachable register leaves that open: evidence stays due. */
function isForeign(record: Awaited<ReturnType<World['askRecord']>>): boolean {
  return record.ok && (record.value === undefined || record.value.foreign === true)
}
