import { charge, credit, invoiceFile, invoicesOf, makeInvoices, startTaxing } from '../acts/invoices.ts'
import { callAs, ok } from '../acts/people.ts'
import { setPlatformDetails, setShare } from '../acts/platform-share.ts'
import { setTaxProfile, setVat } from '../acts/tax.ts'
import { get, type Requests, type Scene, unused } from './scene.ts'

const rolesOf = ({ issuerA: issuer, ...rest }: Scene) => ({ issuer, ...rest })

/** The newest invoice to issuer A. */
async function invoiced(scene: Scene): Promise<string> {
  await startTaxing(rolesOf(scene))
  await charge(rolesOf(scene))
  ok(await makeInvoices(scene.world, scene.verifier))
  return (await invoicesOf(scene.world, scene.issuerA))[0]!._id
}

const statement = { content: 'date,amount,reference\n2026-11-20,1,nobody\n' }

export const taxRequests: Requests = {
  'GET /api/organisation/tax-profile': get('/api/organisation/tax-profile'),
  'PUT /api/organisation/tax-profile': ({ world }, caller) => setTaxProfile(world, caller),
  'GET /api/admin/tax-profile': get('/api/admin/tax-profile'),
  'PUT /api/admin/tax-profile': ({ world }, caller) => setPlatformDetails(world, caller),
  'GET /api/platform-share': get('/api/platform-share'),
  'PUT /api/admin/platform-share': ({ world }, caller) => setShare(world, caller, 0),
  'GET /api/admin/vat': get('/api/admin/vat'),
  'PUT /api/admin/vat': ({ world }, caller) => setVat(world, caller, { treatment: 'standard' }),
  'GET /api/invoices': async (scene, caller) => {
    await unused(scene, invoiced)
    return callAs(scene.world, caller, 'GET', '/api/invoices')
  },
  'GET /api/invoices/:id': async (scene, caller) =>
    callAs(scene.world, caller, 'GET', `/api/invoices/${await unused(scene, invoiced)}`),
  'GET /api/invoices/:id/file': async (scene, caller) =>
    invoiceFile(scene.world, caller, await unused(scene, invoiced), 'xml'),
  'POST /api/e-invoice-receipts': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/e-invoice-receipts', {}),
  'POST /api/card-events': ({ world }, caller) => callAs(world, caller, 'POST', '/api/card-events', {}),
  'POST /api/balance/card-payment': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/balance/card-payment', { amountFils: 100 }),
  'GET /api/admin/balances/:partyId/card-payments': ({ world, issuerA }, caller) =>
    callAs(world, caller, 'GET', `/api/admin/balances/${issuerA.id}/card-payments`),
  'POST /api/admin/card-payments/:id/refunds': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/card-payments/pay_unknown/refunds', { amountFils: 100 }),
  'POST /api/admin/bank-statements/preview': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/bank-statements/preview', statement),
  'POST /api/admin/bank-statements': ({ world }, caller) =>
    callAs(world, caller, 'POST', '/api/admin/bank-statements', statement),
  'POST /api/invoices': ({ world }, caller) => makeInvoices(world, caller),
  'POST /api/invoices/:id/credit': async (scene, caller) =>
    credit(scene.world, caller, await unused(scene, invoiced)),
}
