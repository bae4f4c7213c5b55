import { appendLeaves, leafHash } from '@credenza/credential/log'
import type { ApiClient } from '../../world/api-client.ts'
import { type Bundle, readBundles } from '../../world/bundles.ts'
import type { ListedCertificate } from '../../world/certificates.ts'
import { decodeAll, readLog } from '../../world/log-reader.ts'
import type { World } from '../../world/start-world.ts'
import type { Finding } from '../finding.ts'
import { audit } from '../run-audit.ts'
import { verdictsOf } from '../verdicts.ts'
import type { Journal } from './journal.ts'

const missing = (promised: readonly string[], there: ReadonlySet<string>) =>
  promised.filter((id) => !there.has(id)).length
const distinct = (values: Iterable<unknown>) => new Set(values).size

export interface Issued {
  issuer: ApiClient
  certificates: readonly ListedCertificate[]
}

/** Checks that every promise was kept: in lists, both logs, the chain, every proof, and the audit trail. */
export async function examine(world: World, issued: readonly Issued[], journal: Journal): Promise<Finding[]> {
  const certificates = issued.flatMap((one) => one.certificates)
  const count = certificates.length
  const idsOf = (keep: (one: ListedCertificate) => boolean) =>
    new Set(certificates.filter(keep).map(({ _id }) => _id))
  const slugs = certificates.map(({ slug }) => slug)
  const bundles: Bundle[] = []
  for (const { issuer, certificates: own } of issued)
    bundles.push(
      ...(await readBundles(
        issuer,
        own.map(({ slug }) => slug),
      )),
    )
  const log = await readLog(world.url, 'certificates')
  const statements = await readLog(world.url, 'statements')
  const rootOf = (entries: readonly Uint8Array[]) =>
    Buffer.from(
      appendLeaves(
        0,
        [],
        entries.map((entry) => leafHash(entry)),
      ).root,
    ).toString('hex')
  const endorsed = decodeAll(statements.entries).flatMap((entry) =>
    entry.kind === 'statement' && entry.action === 'endorsed' ? [entry.certificateIndex] : [],
  )
  const atItsPlace = bundles.filter(
    (bundle) => Buffer.from(log.entries[bundle.log.index] ?? []).toString('base64') === bundle.log.entry,
  )
  const verdicts = await verdictsOf(world.url, bundles)

  return [
    {
      what: 'acknowledged as created, but not there',
      expected: 0,
      found: missing(
        journal.read('created'),
        idsOf(() => true),
      ),
    },
    {
      what: 'certificates acknowledged as created',
      expected: count,
      found: distinct(journal.read('created')),
    },
    {
      what: 'acknowledged as signed, but not signed',
      expected: 0,
      found: missing(
        journal.read('signed'),
        idsOf((one) => one.isVerified),
      ),
    },
    {
      what: 'acknowledged as accepted, but not accepted',
      expected: 0,
      found: missing(
        journal.read('accepted'),
        idsOf((one) => one.status === '1'),
      ),
    },
    { what: 'certificates listed more than once', expected: 0, found: count - distinct(slugs) },
    {
      what: 'different signed documents',
      expected: count,
      found: distinct(bundles.map((bundle) => bundle.certificate.id)),
    },
    { what: 'certificates log: entries', expected: count, found: log.entries.length },
    {
      what: 'certificates log: different digests',
      expected: count,
      found: distinct(decodeAll(log.entries).map(({ digest }) => Buffer.from(digest).toString('hex'))),
    },
    {
      what: 'certificates log: root over the entries',
      expected: Buffer.from(log.root).toString('hex').slice(0, 16),
      found: rootOf(log.entries).slice(0, 16),
    },
    {
      what: 'certificates at an index of their own',
      expected: count,
      found: distinct(bundles.map((bundle) => bundle.log.index)),
    },
    { what: 'certificates found in the log at their index', expected: count, found: atItsPlace.length },
    {
      what: 'statements log: root over the entries',
      expected: Buffer.from(statements.root).toString('hex').slice(0, 16),
      found: rootOf(statements.entries).slice(0, 16),
    },
    { what: 'statements log: endorsements', expected: count, found: endorsed.length },
    { what: 'statements log: certificates endorsed', expected: count, found: distinct(endorsed) },
    {
      what: 'anchored: certificates with a transaction',
      expected: count,
      found: certificates.filter(({ txHash }) => /^0x[0-9a-f]{64}$/.test(txHash)).length,
    },
    {
      what: 'all eight checks: VALID',
      expected: count,
      found: verdicts.filter((verdict) => verdict === 'VALID').length,
    },
    { what: 'credenza audit', expected: 'intact', found: await audit(world) },
  ]
}
