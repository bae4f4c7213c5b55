import { documentQuery, done } from '@credenza/schema'
import {
  type V1CertificateListQuery,
  v1CertificateListQuery,
  v1CertificateListResponse,
  v1CertificateResponse,
  v1CreateCertificatesRequest,
  v1CreateCertificatesResponse,
  v1WalletOffersRequest,
  v1WalletOffersResponse,
} from '@credenza/schema/v1/index'
import {
  type CertificateListQuery,
  listCertificates,
} from '../../certificates/certificate/list/list-certificates.ts'
import { readCertificate } from '../../certificates/certificate/read-certificate.ts'
import { withdrawDraft } from '../../certificates/correction/withdraw-draft.ts'
import { readCredential, renderFor } from '../../certificates/drawing/render-for.ts'
import { sendDrawn } from '../../certificates/drawing/send-drawn.ts'
import { giveWalletForm } from '../../certificates/wallet-form/give-wallet-form.ts'
import type { Context } from '../../context.ts'
import { offerToHolders } from '../../holders/wallet-issuance/offer/offer-to-holders.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { createForStudents } from './create-certificates.ts'
import { certificateToV1, filterOf } from './wire.ts'

const certificateId = pathId('certificateId')
const reading = { config: { access: ['certificates:read'] as const, departmental: true } }

/** The sort orders of /v1, with their names in the web app's list. */
const sortOf: Record<NonNullable<V1CertificateListQuery['sort']>, CertificateListQuery['sort']> = {
  title: 'title',
  '-title': '-title',
  recipientName: 'userName',
  '-recipientName': '-userName',
  category: 'categoryName',
  '-category': '-categoryName',
  date: 'date',
  '-date': '-date',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
}

export function certificateRoutes(app: App, ctx: Context): void {
  app.get(
    '/v1/certificates',
    {
      ...reading,
      schema: {
        summary: 'List certificates',
        description: 'Newest first.',
        querystring: v1CertificateListQuery,
        response: { 200: v1CertificateListResponse },
      },
    },
    async (request) => {
      const { sort, ...filter } = request.query
      const { certificates, ...page } = await listCertificates(ctx, organisationOfRequest(request), {
        ...filterOf(filter),
        ...(sort && { sort: sortOf[sort] }),
      })
      const data = certificates.map((certificate) => certificateToV1(ctx, certificate))
      return answer('Certificates', { data, ...page })
    },
  )

  app.post(
    '/v1/certificates',
    {
      config: { access: ['certificates:write'], departmental: true },
      schema: {
        summary: 'Create certificates',
        description: 'Up to 10,000 in one call. Takes an Idempotency-Key.',
        body: v1CreateCertificatesRequest,
        response: { 200: v1CreateCertificatesResponse },
      },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const { certificates } = request.body
      const data = await createForStudents(ctx, owner, certificates, idempotencyKey(ctx, request))
      return answer('Certificates created.', { data })
    },
  )

  app.post(
    '/v1/certificates/wallet-offers',
    {
      config: { access: ['certificates:write'], departmental: true },
      schema: {
        summary: "Offer certificates to their holders' wallets",
        description:
          'Up to 100 in one call, each for seven days and one wallet, which also has to send the code that we email to the holder. ' +
          'After ten offers to one holder, another can follow every hour. Takes an Idempotency-Key.',
        body: v1WalletOffersRequest,
        response: { 200: v1WalletOffersResponse },
      },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const { certificateIds } = request.body
      const offered = { certificateIds, address: request.ip }
      const data = await offerToHolders(ctx, owner, offered, idempotencyKey(ctx, request))
      return answer('Certificates offered.', { data })
    },
  )

  app.get(
    '/v1/certificates/:certificateId',
    {
      ...reading,
      schema: {
        summary: 'Read a certificate',
        params: certificateId,
        response: { 200: v1CertificateResponse },
      },
    },
    async (request) => {
      const { certificates, documentKey, type } = await readCertificate(
        ctx,
        request.params.certificateId,
        organisationOfRequest(request),
      )
      if (type === 'public') throw refusal('not_found.certificate')
      const certificate = certificateToV1(ctx, certificates[0])
      const shareUrl = documentKey ? `${certificate.verifyUrl}#${documentKey}` : null
      return answer('Certificate', { data: { ...certificate, shareUrl } })
    },
  )

  app.delete(
    '/v1/certificates/:certificateId',
    {
      config: { access: ['certificates:write'], departmental: true },
      schema: {
        summary: 'Delete a draft',
        description:
          'A certificate that is neither signed nor decided on. Verifiers no longer see it, and approvals of it are withdrawn. To end a signed one, revoke it with a batch.',
        params: certificateId,
        response: { 200: done },
      },
    },
    async (request) => {
      await withdrawDraft(ctx, organisationOfRequest(request), request.params.certificateId)
      return answer('Draft deleted.')
    },
  )

  for (const kind of ['pdf', 'png'] as const) {
    app.get(
      `/v1/certificates/:certificateId/document.${kind}`,
      {
        ...reading,
        schema: {
          summary: `Read a certificate as ${kind.toUpperCase()}`,
          produces: [kind === 'pdf' ? 'application/pdf' : 'image/png'],
          params: certificateId,
          querystring: documentQuery,
        },
      },
      async (request, reply) => {
        const { language } = request.query
        const id = request.params.certificateId
        const drawn = await renderFor(ctx, organisationOfRequest(request), { id, kind, language })
        return sendDrawn(reply, drawn)
      },
    )
  }

  for (const [name, format, summary] of [
    ['transcript', 'clr', 'Read the transcript of its courses'],
    ['elm', 'elm', 'Read it as a European Digital Credential'],
    ['blockcerts', 'blockcerts', 'Read it as a Blockcerts credential'],
  ] as const) {
    app.get(
      `/v1/certificates/:certificateId/${name}.json`,
      {
        config: { access: ['certificates:sign'], departmental: true },
        schema: {
          summary,
          produces: ['application/vc'],
          params: certificateId,
        },
      },
      async (request, reply) => {
        const id = request.params.certificateId
        const { credential } = await giveWalletForm(ctx, organisationOfRequest(request), { id, format })
        const body = JSON.stringify(credential)
        return sendDrawn(reply, { mediaType: 'application/vc', name: `${id}-${name}.json`, body })
      },
    )
  }

  app.get(
    '/v1/certificates/:certificateId/credential.json',
    {
      ...reading,
      schema: { summary: 'Read the signed credential', produces: ['application/vc'], params: certificateId },
    },
    async (request, reply) =>
      sendDrawn(
        reply,
        await readCredential(ctx, organisationOfRequest(request), request.params.certificateId),
      ),
  )
}
