import { certifyKeyRequest } from '@credenza/schema'
import type { z } from 'zod'
import type { OrganisationCaller } from '../http/access.ts'
import { answer } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { organisationOfRequest } from '../http/authenticate.ts'

export const ofKeyOwner = { access: ['approved-issuer' as const], permission: 'own' as const }

interface CertifiedKey<Facts extends z.ZodObject> {
  /** The key's name, as in 'Read the key for wallets'. */
  name: string
  description: string
  response: z.ZodObject<{ success: z.ZodLiteral<true>; message: z.ZodString; data: Facts }>
  read: (organisationId: string) => Promise<z.output<Facts>>
  /** Takes PEM. */
  certify: (caller: OrganisationCaller, certificates: string) => Promise<void>
  /** Messages of successful answers. */
  isRead: string
  isCertified: string
}

/** Adds the calls that read a key certified by an authority, and replace its certificates. */
export function certifiedKeyRoutes<Facts extends z.ZodObject>(
  app: App,
  path: string,
  key: CertifiedKey<Facts>,
): void {
  const { name, description, response, read, certify, isRead, isCertified }: CertifiedKey<z.ZodObject> = key
  app.get(
    path,
    {
      config: ofKeyOwner,
      schema: { summary: `Read ${name}`, description, response: { 200: response } },
    },
    async (request) => answer(isRead, { data: await read(organisationOfRequest(request).organisationId) }),
  )

  app.put(
    `${path}/certificates`,
    {
      config: ofKeyOwner,
      schema: {
        summary: `Replace the certificates of ${name}`,
        description:
          "PEM: the key's own certificate first, then those that lead to an authority. Needs a second factor confirmed in the last five minutes.",
        body: certifyKeyRequest,
        response: { 200: response },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      await certify(caller, request.body.certificates)
      return answer(isCertified, { data: await read(caller.organisationId) })
    },
  )
}
