import { LEARNING_CREDENTIAL } from '@credenza/credential/sd-jwt'
import { walletFormRequest, walletFormResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { giveWalletForm } from './give-wallet-form.ts'
import { learningMetadata, typeMetadata } from './type-metadata.ts'

/** Certificates in the formats of wallets. */
export function walletFormRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/certificates/:id/wallet-form',
    {
      config: { access: ['issuer', 'student'], departmental: true, permission: 'sign' },
      schema: {
        summary: 'Create the form of a certificate for a digital wallet',
        description:
          'In one of the formats for wallets: ldp_vc (the signed document), jwt_vc_json, dc+sd-jwt, of which the holder chooses what to show, eu-learning, the same as the learning credential of the EU, clr, a CLR 2.0 transcript of its courses, elm, a European Digital Credential (European Learning Model 3), or blockcerts, for Blockcerts wallets and verifiers. Only the holder can have it bound to a key.',
        params: pathId('id'),
        body: walletFormRequest,
        response: { 200: walletFormResponse },
      },
    },
    async (request) => {
      const { params, body } = request
      const data = await giveWalletForm(ctx, callerOfRequest(request), { ...params, ...body })
      return answer('Certificate for a digital wallet', { data })
    },
  )

  app.get(
    '/vct/certificate',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read what wallets show about certificates',
        produces: ['application/json'],
        description: 'SD-JWT VC Type Metadata: the names of claims in every language.',
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, JSON.stringify(typeMetadata(ctx)), served.walletMetadata),
  )

  app.get(
    '/type-metadata/:vct',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read what wallets show about learning credentials of the EU',
        produces: ['application/json'],
        description: 'SD-JWT VC Type Metadata, at the path of the EU’s reference issuer.',
        params: z.object({ vct: z.string().max(200) }),
      },
    },
    async (request, reply) => {
      if (request.params.vct !== LEARNING_CREDENTIAL) throw refusal('not_found.publication')
      return sendPublic(request, reply, JSON.stringify(learningMetadata()), served.walletMetadata)
    },
  )
}
