import {
  deliveryListQuery,
  deliveryListResponse,
  deliverySettings,
  deliverySettingsResponse,
  mailPreviewRequest,
  mailPreviewResponse,
  retryDeliveriesRequest,
  retryDeliveriesResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { listDeliveries } from './list-deliveries.ts'
import { previewMail } from './preview-mail.ts'
import { retryDeliveries } from './retry-deliveries.ts'
import { changeDeliverySettings, readDeliverySettings } from './settings.ts'

export function deliveryRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/delivery/settings',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'Read the delivery settings', response: { 200: deliverySettingsResponse } },
    },
    async (request) => {
      const data = await readDeliverySettings(ctx.db, organisationOfRequest(request).organisationId)
      return answer('Delivery settings', { data })
    },
  )

  app.put(
    '/api/delivery/settings',
    {
      config: { access: ['approved-issuer'], permission: 'manage' },
      schema: {
        summary: 'Change the delivery settings',
        body: deliverySettings,
        response: { 200: deliverySettingsResponse },
      },
    },
    async (request) => {
      const data = await changeDeliverySettings(ctx, organisationOfRequest(request), request.body)
      return answer('Saved.', { data })
    },
  )

  app.post(
    '/api/delivery/preview',
    {
      config: { access: ['issuer'], permission: 'read' },
      schema: {
        summary: 'Preview the email of a delivery',
        body: mailPreviewRequest,
        response: { 200: mailPreviewResponse },
      },
    },
    async (request) => {
      const data = await previewMail(ctx, organisationOfRequest(request).organisationId, request.body)
      return answer('Preview', { data })
    },
  )

  app.get(
    '/api/deliveries',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List deliveries',
        querystring: deliveryListQuery,
        response: { 200: deliveryListResponse },
      },
    },
    async (request) => {
      const page = await listDeliveries(ctx, organisationOfRequest(request), request.query)
      return answer('Deliveries', { ...page })
    },
  )

  app.post(
    '/api/deliveries/retry',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Resend failed deliveries',
        body: retryDeliveriesRequest,
        response: { 200: retryDeliveriesResponse },
      },
    },
    async (request) => {
      const retried = await retryDeliveries(ctx, organisationOfRequest(request), request.body)
      const message = `${retried} ${retried === 1 ? 'email' : 'emails'} will be resent now.`
      return answer(message, { retried })
    },
  )
}
