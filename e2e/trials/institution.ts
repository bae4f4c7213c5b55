import { apiClient } from '../world/api-client.ts'
import { startCardProvider } from '../world/card-provider.ts'
import { readSignature } from '../world/certificates.ts'
import { startEInvoiceProvider } from '../world/e-invoice-provider.ts'
import { runBatch } from '../world/run-batch.ts'
import { firstAdmin } from '../world/seed.ts'
import type { World } from '../world/start-world.ts'
import { type Finding, findingsOf, type Row } from './finding.ts'
import { attempt } from './institution/attempt.ts'
import { invoice, type Providers, pay } from './institution/invoice.ts'
import { degree, foundUniversity, type University } from './institution/university.ts'
import { runTrial } from './run-trial.ts'

// `npm run trial:institution [-- NUMBER]`: a university has three departments; its directory sends its people, and its own
// provider signs them in. It has 10,000 degrees (or NUMBER) approved by two of three signers, signed, accepted and
// invoiced. The e-invoice reaches its provider, and is paid by card and by transfer. Exit code 1 if anybody could do
// something forbidden, if something is missing, or if somebody who left could still get in a second later.
const certificates = Number(process.argv[2] ?? 10_000)
const order = { certificate: { certificateType: degree, title: degree, date: '2026-06-30' } }

async function trial(world: World, providers: Providers): Promise<Finding[]> {
  const admin = await firstAdmin(world)
  const started = performance.now()
  const university = await foundUniversity(admin, certificates)
  const { preparer, owner, directorate } = university
  const rows: Row[] = []
  const note = (...row: Row) => rows.push(row)

  const all = { filter: {} }
  const created = await runBatch(preparer.client, { kind: 'create', recipients: all, ...order })
  note('degrees made by the preparer', certificates, created.done)
  const request = await ask(university)
  const signing = { kind: 'sign', certificates: all, ...(await readSignature(owner)) }
  note('a preparer who signs', 'forbidden', await attempt(() => runBatch(preparer.client, signing)))
  rows.push(...(await foreignAttempts(university, request)))

  await university.dean.showSecondFactor()
  const early = await runBatch(university.dean.client, signing)
  note('signed before two of three approved', 0, early.done)
  await approve(university, request)
  await university.dean.showSecondFactor()
  const signed = await runBatch(university.dean.client, signing)
  note('signed once they had', certificates, signed.done)
  note('what a verifier of one reads', 'approved by 2 of 3', await approvalsOnOne(university))

  const outMs = await leave(university)
  console.log(`somebody who left was out after ${Math.round(outMs)} ms`)
  note('seconds in which somebody who left was still in', 0, Math.floor(outMs / 1_000))
  const comesBack = () => university.signIn(university.registrar.email)
  note('somebody who left signs in', 'single_sign_on_failed', await attempt(comesBack))
  const accepted = await runBatch(directorate, { kind: 'accept', requests: all, origin: 'issuer' })
  note('accepted', certificates, accepted.done)
  rows.push(...(await invoice(university, providers, certificates)))
  rows.push(...(await pay(admin, university, providers)))
  console.log(`${certificates} degrees in ${Math.round((performance.now() - started) / 1000)} s`)
  return findingsOf(rows)
}

interface Asked {
  _id: string
  digest: string
}

async function ask({ preparer }: University): Promise<Asked> {
  const { data } = await preparer.client.post<{ data: Asked & { total: number } }>('/api/approvals', {
    certificates: { filter: {} },
  })
  return data
}

/** Lets people try what they may not do: those of another department, and the auditor, who may see everything. */
async function foreignAttempts({ lawyer, auditor }: University, { _id, digest }: Asked): Promise<Row[]> {
  const path = `/api/approvals/${_id}`
  const total = async (list: string) => (await auditor.client.get<{ total: number }>(list)).total
  return [
    ['requests that Law sees', 0, (await lawyer.client.get<{ total: number }>('/api/approvals')).total],
    ['Law reads the request', 'not_found', await attempt(() => lawyer.client.get(path))],
    ['Law approves it', 'not_found', await attempt(() => lawyer.client.post(`${path}/approve`, { digest }))],
    ['degrees that the auditor sees', certificates, await total('/get-certificate-from-db')],
    ['degrees in the request, for the auditor', certificates, await total(`${path}/certificates`)],
    [
      'the auditor approves',
      'forbidden',
      await attempt(() => auditor.client.post(`${path}/approve`, { digest })),
    ],
    ['the auditor withdraws', 'forbidden', await attempt(() => auditor.client.post(`${path}/withdraw`))],
    [
      'the auditor adds a category',
      'forbidden',
      await attempt(() => auditor.client.post('/api/categories/create', { name: 'Licence' })),
    ],
  ]
}

async function approve({ deputy, registrar }: University, { _id, digest }: Asked): Promise<void> {
  for (const { client, showSecondFactor } of [deputy, registrar]) {
    await showSecondFactor()
    await client.post(`/api/approvals/${_id}/approve`, { digest })
  }
}

/** What a stranger's check of the signatures says about one of the degrees. */
async function approvalsOnOne({ owner }: University): Promise<string> {
  const list = await owner.get<{ documents: { _id: string }[] }>('/get-certificate-from-db?limit=1')
  const credential = await owner.get(`/api/certificates/${list.documents[0]!._id}/credential.json`)
  const { data } = await apiClient(owner.url).post<{
    data: { checks: { name: string; details?: { approvals?: string; signers?: string } }[] }
  }>('/api/verify', credential)
  const details = data.checks.find(({ name }) => name === 'signature')?.details
  return `approved by ${details?.approvals} of ${details?.signers}`
}

/** The time from the directory's call until the session of a person who left is refused, in milliseconds. */
async function leave({ registrar, leaves }: University): Promise<number> {
  const from = performance.now()
  await leaves(registrar)
  while ((await attempt(() => registrar.client.get('/api/colleagues'))) !== 'not_signed_in');
  return performance.now() - from
}

const providers = { card: await startCardProvider(), eInvoices: await startEInvoiceProvider() }
const env = { ...providers.card.env, ...providers.eInvoices.env }
try {
  await runTrial((world) => trial(world, providers), { env })
} finally {
  await providers.card.close()
  await providers.eInvoices.close()
}
