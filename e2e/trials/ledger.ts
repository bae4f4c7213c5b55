import { paymentReference } from '@credenza/schema'
import type { ApiClient } from '../world/api-client.ts'
import { apiClient } from '../world/api-client.ts'
import { type CardProvider, startCardProvider } from '../world/card-provider.ts'
import {
  acceptCertificates,
  addStudents,
  createCertificates,
  listStudents,
  signCertificates,
} from '../world/certificates.ts'
import { setFee } from '../world/fees.ts'
import { inParallel } from '../world/in-parallel.ts'
import { onboard } from '../world/organisations.ts'
import { issuer as university, verifier } from '../world/people.ts'
import { category, firstAdmin } from '../world/seed.ts'
import type { World } from '../world/start-world.ts'
import { until } from '../world/until.ts'
import { openKiller } from './crash/killer.ts'
import type { Finding } from './finding.ts'
import { bookStatements, callsEach, credit, payByCard, type Tally, type Workers } from './ledger/work.ts'
import { audit } from './run-audit.ts'
import { runTrial } from './run-trial.ts'

// `npm run trial:ledger`: card payments, refunds, bank statements and credit notes are reported several times,
// simultaneously and out of order, while the server is killed with -9 at 20 random moments. Exit code 1 unless every sum is
// exact.
const fees = 120
const feeFils = 10_500
/** The platform's share of a fee, with VAT. */
const shareFils = 1_050
const counts = { card: 100, bank: 40, credit: 30 }
const clients = 4
const kills = 20

const taxProfile = (trn: string, legalName: string) => ({
  trn,
  legalName,
  address: 'Corniche Road 1',
  city: 'Abu Dhabi',
  emirate: 'AUH',
  licence: 'CN-1000001',
  licenceAuthority: 'Department of Economic Development',
})

/** Charges 120 fees of AED 100 with VAT, on one invoice; the platform keeps a tenth. */
async function chargeFees(admin: ApiClient) {
  const api = apiClient(admin.url)
  const issuer = await onboard(api, admin, university)
  const directorate = await onboard(api, admin, verifier)
  await issuer.client.post('/api/categories/create', { name: category })
  await admin.put('/api/admin/vat', { treatment: 'standard' })
  const profile = '/api/organisation/tax-profile'
  await issuer.client.put(profile, taxProfile('100765432100003', 'Al Qasba University'))
  await directorate.client.put(profile, taxProfile('100123456700003', 'Directorate LLC'))
  await admin.put('/api/admin/tax-profile', taxProfile('100555555500003', 'Platform LLC'))
  await admin.put('/api/admin/platform-share', { percent: 10 })
  await setFee(directorate.client, category, 100)
  await addStudents(issuer.client, fees)
  const students = (await listStudents(issuer.client)).map(({ _id }) => _id)
  const draft = { category, title: 'Bachelor of Engineering', date: '2025-06-30' }
  const certificates = await createCertificates(issuer.client, draft, students)
  await signCertificates(issuer.client, certificates)
  await acceptCertificates(directorate.client, certificates)
  await directorate.client.post('/api/invoices')
  const { data } = await directorate.client.get<{ data: { _id: string }[] }>('/api/invoices')
  return { issuer, directorate, invoiceId: data[0]!._id }
}

async function trial(world: World, provider: CardProvider): Promise<Finding[]> {
  const admin = await firstAdmin(world)
  const { issuer, directorate, invoiceId } = await chargeFees(admin)
  const steps = (Object.keys(counts) as (keyof typeof counts)[]).reduce(
    (sum, kind) => sum + counts[kind] * callsEach[kind],
    0,
  )
  const killer = openKiller(world, { steps, server: kills, postgres: 0 })
  const tally: Tally = { paid: 0, refunded: 0, banked: 0, credited: 0, asked: 0, lines: fees }
  let lost = 0
  const workers: Workers = {
    url: world.url,
    issuer: issuer.client,
    verifier: directorate.client,
    admin,
    provider,
    invoiceId,
    reference: paymentReference(issuer.id),
    ready: killer.ready,
    onAcknowledged: killer.step,
    onLost: () => {
      lost++
    },
  }
  const work = [
    ...Array.from({ length: counts.card }, (_, i) => () => payByCard(workers, tally, i)),
    ...Array.from({ length: counts.bank }, (_, i) => () => bookStatements(workers, tally, i)),
    ...Array.from({ length: counts.credit }, (_, i) => () => credit(workers, tally, i)),
  ]
    .map((act) => ({ act, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
  const started = performance.now()
  await inParallel(work, clients, ({ act }) => act())
  await killer.finished()
  const { server, longestRestartMs } = killer.killed()
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${steps} calls in ${seconds} s; server killed ${server} times, longest restart ${longestRestartMs} ms; ${lost} calls cut ` +
      'off or refused, and tried again',
  )
  const payments = () => readPayments(admin, issuer.id)
  const states = async () => (await payments()).flatMap(({ refunds }) => refunds.map(({ state }) => state))
  await until('every refund is carried out', async () => !(await states()).includes('waiting'), 180_000)

  const balanceOf = async (party: string) =>
    (await admin.get<{ data: { balanceFils: number } }>(`/api/admin/balances/${party}`)).data.balanceFils
  const month = new Date().toISOString().slice(0, 7)
  const { total } = await admin.get<{ total: number }>(
    `/api/admin/balances/${issuer.id}/statement?month=${month}&limit=1`,
  )
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  const held = sum((await payments()).map(({ heldFils }) => heldFils))
  const { paid, refunded, banked, credited, asked, lines } = tally
  const left = fees - credited / feeFils
  return [
    { what: 'server killed with -9', expected: kills, found: server },
    {
      what: 'the issuer’s balance, in fils',
      expected: paid - refunded + banked + credited - fees * feeFils,
      found: await balanceOf(issuer.id),
    },
    {
      what: 'the verifier’s balance with VAT, in fils',
      expected: left * (feeFils - shareFils),
      found: await balanceOf(directorate.id),
    },
    {
      what: 'what the platform has kept, with VAT, in fils',
      expected: left * shareFils,
      found: await balanceOf('platform'),
    },
    { what: 'lines of the issuer’s statement', expected: lines, found: total },
    { what: 'left of the card payments, in fils', expected: paid - refunded, found: held },
    { what: 'refunds made over the API', expected: asked, found: provider.refunds().length },
    {
      what: 'their sum, in fils',
      expected: asked * 300,
      found: sum(provider.refunds().map(({ amount }) => amount)),
    },
    { what: 'refunds noted as made', expected: asked, found: (await states()).length },
    { what: 'credenza audit', expected: 'intact', found: await audit(world) },
  ]
}

interface Payment {
  heldFils: number
  refunds: { state: string }[]
}

async function readPayments(admin: ApiClient, partyId: string): Promise<Payment[]> {
  const path = `/api/admin/balances/${partyId}/card-payments?limit=250`
  return (await admin.get<{ data: Payment[] }>(path)).data
}

const provider = await startCardProvider()
try {
  await runTrial((world) => trial(world, provider), { env: provider.env })
} finally {
  await provider.close()
}
