import { type CreditRequest, hourMs, type TaxDocument, type TaxDocumentItem } from '@credenza/schema'
import type { RolesWorld } from '../worlds/roles-world.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { accept, signedCertificates } from './certificates.ts'
import { addFee } from './fees.ts'
import { type Caller, callAs, ok } from './people.ts'
import { setTaxProfile, setVat } from './tax.ts'

/** VAT is on, both parties are registered, and the verifier charges AED 100. */
export async function startTaxing({ world, admin, issuer, verifier }: RolesWorld): Promise<void> {
  ok(await setVat(world, admin, { treatment: 'standard' }))
  ok(await setTaxProfile(world, verifier))
  ok(
    await setTaxProfile(world, issuer, {
      trn: '100765432100003',
      legalName: 'University & Sons',
      emirate: 'AUH',
    }),
  )
  ok(await addFee(world, verifier, { amount: 100 }))
}

/** The verifier accepts this many certificates of the issuer. */
export async function charge({ world, issuer, verifier, student }: RolesWorld, count = 1): Promise<void> {
  ok(await accept(world, verifier, await signedCertificates(world, issuer, student, count)))
}

/** Does something on the first day of the next month, as the UAE counts it (UTC+4 all year). */
export async function inNextMonth({ ctx }: TestWorld, work: () => Promise<unknown>): Promise<void> {
  const { clock } = ctx
  const inUae = new Date(clock().getTime() + 4 * hourMs)
  const next = new Date(Date.UTC(inUae.getUTCFullYear(), inUae.getUTCMonth() + 1, 1, 3))
  ctx.clock = () => next
  try {
    await work()
  } finally {
    ctx.clock = clock
  }
}

export const makeInvoices = (world: TestWorld, verifier: Caller) =>
  callAs(world, verifier, 'POST', '/api/invoices')

export const invoicesOf = async (world: TestWorld, caller: Caller, query = ''): Promise<TaxDocumentItem[]> =>
  ok(await callAs(world, caller, 'GET', `/api/invoices${query}`)).data

export const readInvoice = async (world: TestWorld, caller: Caller, id: string): Promise<TaxDocument> =>
  ok(await callAs(world, caller, 'GET', `/api/invoices/${id}`)).data

export const credit = (
  world: TestWorld,
  verifier: Caller,
  id: string,
  given: Partial<CreditRequest> = {},
  headers: Record<string, string> = {},
) =>
  callAs(
    world,
    verifier,
    'POST',
    `/api/invoices/${id}/credit`,
    { reason: 'cancelled', lines: [{ number: 1, quantity: 1 }], ...given },
    headers,
  )

export const invoiceFile = (world: TestWorld, caller: Caller, id: string, format: string) =>
  callAs(world, caller, 'GET', `/api/invoices/${id}/file?format=${format}`)
