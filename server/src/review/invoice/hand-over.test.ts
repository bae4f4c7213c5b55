import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  charge,
  credit,
  invoicesOf,
  makeInvoices,
  readInvoice,
  startTaxing,
} from '../../../test/acts/invoices.ts'
import { ok } from '../../../test/acts/people.ts'
import { sendEvent } from '../../../test/stand-ins/card-stand-in.ts'
import { openJsonServer } from '../../../test/stand-ins/json-server.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { openEInvoices } from '../../platform/einvoicing/e-invoice-provider.ts'
import { isSigned } from '../../platform/signed-body.ts'
import { runHandOverInvoice } from './hand-over-invoice.job.ts'

const secret = 'of the accredited provider'
const roles = await openRolesWorld()
const { world, issuer, verifier } = roles
let status = 200

const provider = await openJsonServer(() => ({ status }))
await startTaxing(roles)
afterAll(async () => {
  await provider.close()
  await world.close()
})

async function invoiced() {
  await charge(roles)
  ok(await makeInvoices(world, verifier))
  return (await invoicesOf(world, issuer))[0]!
}
const handOverInvoice = (id: string) =>
  runHandOverInvoice(world.ctx, { organisationId: verifier.id, id }, new AbortController().signal)
const stateOf = async (id: string) =>
  (await invoicesOf(world, issuer)).find(({ _id }) => _id === id)!.handover
const receipt = async (uuid: string, state: string, change: object = {}) =>
  (
    await sendEvent(
      world,
      { uuid, state },
      { secret, path: '/api/e-invoice-receipts', header: 'credenza-signature', ...change },
    )
  ).statusCode

test('in development it becomes a file', async () => {
  const { _id } = await invoiced()
  await handOverInvoice(_id)
  const { uuid, number } = await readInvoice(world, issuer, _id)
  const file = await readFile(join(world.ctx.config.dataFolder, 'e-invoices', `${uuid}.xml`), 'utf8')
  expect(file).toContain(`<cbc:ID>${number}</cbc:ID>`)
  expect(await stateOf(_id)).toBe('sent')
})

test('the provider gets it signed, again after it failed, and not twice', async () => {
  world.ctx.config.eInvoices = { url: `${provider.url}/invoices`, secret }
  world.ctx.eInvoices = openEInvoices(world.ctx.config)
  const { _id } = await invoiced()
  status = 500
  await expect(handOverInvoice(_id)).rejects.toThrow('500')
  expect(await stateOf(_id)).toBe('waiting')
  status = 202
  await handOverInvoice(_id)
  await handOverInvoice(_id)
  expect(provider.received).toHaveLength(2)
  const { headers, body } = provider.received[1]!
  const signed = { secret, body: Buffer.from(body), now: world.ctx.clock() }
  expect(isSigned(headers['credenza-signature'], signed)).toBe(true)
  expect(isSigned(headers['credenza-signature'], { ...signed, body: Buffer.from(`${body} `) })).toBe(false)
  const { uuid } = await readInvoice(world, issuer, _id)
  expect(JSON.parse(body)).toMatchObject({
    uuid,
    xml: expect.stringContaining('urn:peppol:pint:billing-1@ae-1'),
  })
})

test('receipts come twice and out of order, and never lead back', async () => {
  const { _id } = (await invoicesOf(world, issuer))[0]!
  const { uuid } = await readInvoice(world, issuer, _id)
  for (const state of ['delivered', 'accepted', 'delivered', 'rejected'])
    expect(await receipt(uuid, state)).toBe(200)
  expect(await stateOf(_id)).toBe('delivered')
  await handOverInvoice(_id)
  expect(await stateOf(_id)).toBe('delivered')
})

test('a receipt has to be signed, well formed and about one of our invoices', async () => {
  const uuid = 'f1c9d83d-e31f-43fc-919f-10b961f599e7'
  expect(await receipt(uuid, 'accepted', { secret: 'of somebody else' })).toBe(401)
  expect(await receipt(uuid, 'accepted')).toBe(404)
  expect(await receipt(uuid, 'paid')).toBe(400)
})

test('a credit note is handed over too', async () => {
  const [invoice] = await invoicesOf(world, issuer)
  const { data } = ok(await credit(world, verifier, invoice!._id))
  await handOverInvoice(data._id)
  expect(JSON.parse(provider.received.at(-1)!.body).xml).toContain('<CreditNote')
})
