import type { Limit } from '../json/json-limits.ts'
import type { Check, CheckName, Verification } from './answers.ts'
import { CHECK_NAMES } from './answers.ts'
import { checkAnchor } from './checks/check-anchor.ts'
import { checkEndorsement } from './checks/check-endorsement.ts'
import { checkForm } from './checks/check-form.ts'
import { checkIssuer, onlyIfSigned } from './checks/check-issuer.ts'
import { checkLog, type LogOutcome } from './checks/check-log.ts'
import { checkSdJwtIssuer } from './checks/check-sd-jwt-issuer.ts'
import { checkSignature } from './checks/check-signature.ts'
import { checkStatus } from './checks/check-status.ts'
import { checkValidity } from './checks/check-validity.ts'
import { dateOf, ownWord } from './checks/dating.ts'
import type { Container } from './document/came-in.ts'
import { type Reading, readSigned, type Signed } from './document/read-signed.ts'
import { factsOf, NO_FACTS, type SignedFacts } from './document/signed-facts.ts'
import type { Bundle } from './evidence/bundle.ts'
import { FETCHED, ifBelieved } from './evidence/fetched-evidence.ts'
import { type FindingCode, finding } from './findings.ts'
import { conclude } from './judge.ts'
import { originOf } from './origin.ts'
import type { Ports } from './ports.ts'
import { openWorld, signedAt, type World } from './world.ts'

/**
 * Verifies a certificate, and what it came in (`container`): eight checks, run in parallel, and one verdict over them. Calls
 * `onCheck` with each check as it settles, and with what the document says. Never rejects, whatever the bundle and the ports
 * contain; a check that throws is inconclusive. Ends when all ports have answered or `ports.signal` is aborted.
 */
export async function verifyCertificate(
  bundle: Bundle,
  ports: Ports,
  {
    container = {},
    onCheck,
  }: {
    container?: Container | undefined
    onCheck?: (check: Check, facts: SignedFacts) => void
  } = {},
): Promise<Verification> {
  const world = openWorld(ports)
  const inconclusive = (name: CheckName) => (error: unknown) => {
    world.reportError?.(error)
    return finding('internal', {}, name)
  }
  const instead = await container.instead?.()
  const reading: Reading = instead
    ? { ok: false, check: instead }
    : await readSigned(bundle.certificate, world).catch(
        (error: unknown): Reading => ({ ok: false, check: inconclusive('well-formed')(error) }),
      )
  const running = reading.ok
    ? startChecks(reading.signed, bundle, container, world)
    : settledAs(unread(reading.check))
  const facts = reading.ok ? factsOf(reading.signed.credential) : NO_FACTS
  const settled = CHECK_NAMES.map(async (name) => {
    const check = await running[name].catch(inconclusive(name))
    onCheck?.(check, facts)
    return check
  })
  return conclude(await Promise.all(settled), facts)
}

/** The verification of a document over a limit, which is not processed. It may be perfectly good, or worthless. */
export const beyondLimit = (limit: Limit): Verification =>
  conclude(unread(finding('beyond-limits', { limit })), NO_FACTS)

function startChecks(
  signed: Signed,
  { endorsements, log, statementsLog = [], [FETCHED]: fetched = [] }: Bundle,
  { check = (form) => form }: Container,
  world: World,
): Record<CheckName, Promise<Check>> {
  const { credential, documentHash } = signed
  const asked = world.askRecord(credential.issuerId).then(originOf)
  const signature = asked.then((origin) => checkSignature(signed, origin, world))
  const logging = (async (): Promise<LogOutcome> => {
    if ((await asked) === 'elsewhere') return { check: finding('log-not-applicable') }
    const record = await world.askRecord(credential.issuerId)
    const logAddress = record.ok ? record.value?.logAddress : undefined
    const outcome = await checkLog(log, documentHash, logAddress, world)
    return fetched.includes('log') ? { ...outcome, check: ifBelieved(outcome.check) } : outcome
  })()
  const anchoring = asked.then(async (origin) =>
    origin === 'here' ? checkAnchor((await logging).proven, world) : finding('anchor-not-applicable'),
  )
  const date = async () => dateOf((await logging).proven, await anchoring, world)
  const beside = async () => ({ evidence: statementsLog, index: (await logging).proven?.index, date })
  const issuer = signed.sdJwt
    ? checkSdJwtIssuer({ credential, sdJwt: signed.sdJwt }, date, world)
    : checkIssuer(credential, 'issuer', signed.paper ? ownWord(credential) : date, world)
  return {
    'well-formed': asked.then((origin) =>
      check(checkForm(signed, origin), { did: credential.issuerId, origin }, world),
    ),
    signature,
    issuer: issuer.then(async (check) => onlyIfSigned(check, await signature)),
    validity: signedAt(credential.issuerId, world).then((at) => checkValidity(credential, world.now, at)),
    status: asked.then((origin) => checkStatus(credential, origin, beside, world)),
    log: logging.then(({ check }) => check),
    anchor: anchoring,
    endorsement: asked.then((origin) =>
      origin === 'here'
        ? checkEndorsement(
            signed,
            { endorsements, isFetched: fetched.includes('endorsements'), beside },
            world,
          )
        : finding('endorsement-not-applicable'),
    ),
  }
}

/** When a document could not be read, check 1 says why, and nothing else can be said about it. */
function unread(form: Check): Check[] {
  const codes: Record<string, FindingCode> = {
    malformed: 'not-a-credential',
    'beyond-limits': 'not-worked-on',
    'paper-altered': 'paper-unread',
  }
  return CHECK_NAMES.map((name) =>
    name === 'well-formed' ? form : finding(codes[form.code] ?? 'unread', {}, name),
  )
}

const settledAs = (checks: readonly Check[]) =>
  Object.fromEntries(checks.map((check) => [check.name, Promise.resolve(check)])) as Record<
    CheckName,
    Promise<Check>
  >
