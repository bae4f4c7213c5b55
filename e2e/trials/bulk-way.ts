import { type ApiClient, apiClient } from '../world/api-client.ts'
import { type Bundle, readBundles } from '../world/bundles.ts'
import {
  addStudents,
  type ListedCertificate,
  listCertificates,
  readSignature,
  waitUntilRecorded,
} from '../world/certificates.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { runBatch } from '../world/run-batch.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import type { World } from '../world/start-world.ts'
import type { Finding } from './finding.ts'
import { audit } from './run-audit.ts'
import { runTrial } from './run-trial.ts'
import { verdictsOf } from './verdicts.ts'

// `npm run trial:bulk-way`: four issuers import lists, and each creates and signs a certificate for everybody in one batch.
// A verifier accepts all of them in one. Every certificate must be logged, on the chain and valid. Exit code 1 if one is
// missing.
const issuers = ['Ajman', 'Fujairah', 'Hatta', 'Kalba']
const each = 250
const importMs = 600_000

const order = {
  recipients: { filter: {} },
  certificate: { certificateType: category, title: 'Bachelor of Engineering', date: '2025-06-30' },
}

async function trial(world: World): Promise<Finding[]> {
  const admin = await firstAdmin(world)
  const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
  const universities: ApiClient[] = []
  for (const organizationName of issuers)
    universities.push(
      await newIssuer(admin, {
        organizationName,
        email: `registry@${organizationName.toLowerCase()}.example`,
      }),
    )
  const everywhere = <Result>(act: (university: ApiClient) => Promise<Result>) =>
    Promise.all(universities.map(act))

  const all = issuers.length * each
  const created = await timed('import, create', () =>
    everywhere(async (university) => {
      await addStudents(university, each, importMs)
      return runBatch(university, { kind: 'create', ...order })
    }),
  )
  const signed = await timed('sign', () =>
    everywhere(async (university) =>
      runBatch(university, {
        kind: 'sign',
        certificates: { filter: {} },
        ...(await readSignature(university)),
      }),
    ),
  )
  const accepted = await timed('accept', () =>
    runBatch(directorate, { kind: 'accept', requests: { filter: {} }, origin: 'issuer' }),
  )
  const recorded = await timed('log, anchor', () => everywhere(waitForAll))
  const bundles: Bundle[] = []
  for (const [i, certificates] of recorded.entries())
    bundles.push(
      ...(await readBundles(
        universities[i]!,
        certificates.map(({ slug }) => slug),
      )),
    )
  const verdicts = await timed('verify', () => verdictsOf(world.url, bundles))
  const done = (ended: readonly { done: number }[]) => ended.reduce((sum, one) => sum + one.done, 0)
  return [
    { what: 'created', expected: all, found: done(created) },
    { what: 'signed', expected: all, found: done(signed) },
    { what: 'accepted', expected: all, found: accepted.done },
    { what: 'places in the log', expected: all, found: new Set(bundles.map(({ log }) => log.index)).size },
    { what: 'VALID', expected: all, found: verdicts.filter((verdict) => verdict === 'VALID').length },
    { what: 'credenza audit', expected: 'intact', found: await audit(world) },
  ]
}

async function waitForAll(university: ApiClient): Promise<ListedCertificate[]> {
  const ids = (await listCertificates(university)).map(({ _id }) => _id)
  return waitUntilRecorded(university, ids)
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

await runTrial(trial)
