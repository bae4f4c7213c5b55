import { taxProfileRequest, taxProfileResponse, vatRequest, vatResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { platform } from '../ledger/accounts.ts'
import { changePlatformTaxProfile, changeTaxProfile, readTaxProfile } from './tax-profile.ts'
import { changeVat, readVat } from './vat.ts'

const admin = { access: ['admin'] as const }

/** How a deployment taxes fees, and organisations' details for invoices. */
export function taxRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/organisation/tax-profile',
    {
      config: { access: ['issuer', 'verifier'] },
      schema: { summary: "Read an organisation's tax details", response: { 200: taxProfileResponse } },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      return answer('Tax details', { data: await readTaxProfile(ctx.db, organisationId) })
    },
  )

  app.put(
    '/api/organisation/tax-profile',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'settle' },
      schema: {
        summary: "Write an organisation's tax details",
        description: 'For documents from now on; those that exist keep what they say.',
        body: taxProfileRequest,
        response: { 200: taxProfileResponse },
      },
    },
    async (request) => {
      const data = await changeTaxProfile(ctx, organisationOfRequest(request), request.body)
      return answer('Tax details saved.', { data })
    },
  )

  app.get(
    '/api/admin/tax-profile',
    {
      config: admin,
      schema: { summary: "Read the platform's tax details", response: { 200: taxProfileResponse } },
    },
    async () => answer('Tax details', { data: await readTaxProfile(ctx.db, platform) }),
  )

  app.put(
    '/api/admin/tax-profile',
    {
      config: admin,
      schema: {
        summary: "Write the platform's tax details",
        description: 'For its invoices to verifiers, about its share of their fees.',
        body: taxProfileRequest,
        response: { 200: taxProfileResponse },
      },
    },
    async (request) => {
      const data = await changePlatformTaxProfile(ctx, callerOfRequest(request), request.body)
      return answer('Tax details saved.', { data })
    },
  )

  app.get(
    '/api/admin/vat',
    { config: admin, schema: { summary: 'Read how fees are taxed', response: { 200: vatResponse } } },
    async () => answer('VAT', { data: await readVat(ctx.db) }),
  )

  app.put(
    '/api/admin/vat',
    {
      config: admin,
      schema: {
        summary: 'Set how fees are taxed',
        description: 'For fees that are charged from now on.',
        body: vatRequest,
        response: { 200: vatResponse },
      },
    },
    async (request) => {
      return answer('VAT saved.', { data: await changeVat(ctx, callerOfRequest(request), request.body) })
    },
  )
}
