import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface OidcProvider {
  issuer: string
  close(): Promise<void>
}

export const oidcClient = { id: 'credenza', secret: 'entrusted to Credenza' }

/**
 * A university's own sign-in (node-oidc-provider) on a local port, with its own pages. A visitor who types a name there is
 * that person, at this domain and in the group 'registry'.
 */
export async function openOidcProvider(redirectUri: string, domain: string): Promise<OidcProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['of this provider only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({
        sub,
        name: `Dr ${sub}`,
        email: `${sub}@${domain}`,
        email_verified: true,
        groups: ['registry'],
      }),
    }),
  })
  server.on('request', provider.callback())
  return {
    issuer,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
