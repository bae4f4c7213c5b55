import {
  type DataProtection,
  dataProtectionResponse,
  done,
  holdListResponse,
  listQuery,
  retentionKind,
  retentionRequest,
  setHoldRequest,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { liftHold, listHolds, setHold } from './holds.ts'
import { onConsent, readRegister } from './register.ts'
import { chooseRetention, readRetention } from './retention.ts'

const path = '/api/admin/data-protection'
const admin = { access: ['admin'] as const }

/** For the data protection officer: the register, how long data is kept, where it is stored, and holds. */
export function dataProtectionRoutes(app: App, ctx: Context): void {
  app.get(
    path,
    {
      config: admin,
      schema: {
        summary: 'Read the register of processing',
        description:
          'What is done with personal data, why, by whom and for how long (GDPR article 30), the days that an administrator ' +
          'may choose, and where the settings say that the data lie.',
        response: { 200: dataProtectionResponse },
      },
    },
    async () => {
      const data: DataProtection = {
        activities: readRegister(),
        onConsent: onConsent(),
        retention: await readRetention(ctx.db),
        residency: ctx.config.residency,
      }
      return answer('Register of processing', { data })
    },
  )

  app.put(
    `${path}/retention/:kind`,
    {
      config: admin,
      schema: {
        summary: 'Choose for how long data is kept',
        params: z.object({ kind: retentionKind }),
        body: retentionRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      const { params, body } = request
      await chooseRetention(ctx, callerOfRequest(request), { kind: params.kind, days: body.days })
      return answer('Saved. It applies from the next deletion.')
    },
  )

  app.get(
    `${path}/holds`,
    {
      config: admin,
      schema: {
        summary: 'List holds',
        querystring: listQuery(['createdAt']),
        response: { 200: holdListResponse },
      },
    },
    async (request) => answer('Holds', { ...(await listHolds(ctx, request.query)) }),
  )

  app.post(
    `${path}/holds`,
    {
      config: admin,
      schema: {
        summary: 'Set a hold',
        description:
          'While it stands, nothing of this person or organisation is deleted or erased. A person who asks for erasure reads the reason.',
        body: setHoldRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      await setHold(ctx, accountId, request.body, idempotencyKey(ctx, request))
      return answer('Hold set.')
    },
  )

  app.delete(
    `${path}/holds/:id`,
    {
      config: admin,
      schema: {
        summary: 'Lift a hold',
        params: pathId('id'),
        response: { 200: done },
      },
    },
    async (request) => {
      await liftHold(ctx, callerOfRequest(request), request.params.id)
      return answer('The hold is lifted.')
    },
  )
}
