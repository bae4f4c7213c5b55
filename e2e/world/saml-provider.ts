import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type AskedThere,
  entityId,
  formOf,
  goodResponse,
  logoutXml,
  newKeyPair,
  readRequest,
  signedQuery,
} from '../../server/test/stand-ins/saml-provider.ts'

/** The provider's authentication context after a second factor (REFEDS). */
export const secondFactorContext = 'https://refeds.org/profile/mfa'

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

export interface SamlProvider {
  url: string
  close(): Promise<void>
}

/**
 * A university's own sign-in (SAML 2.0) on a local port. `/metadata` describes it. A visitor who types a name on its page
 * is that person, at this domain and in this group. If asked to authenticate somebody again (`ForceAuthn`), it also
 * requires a second factor. `/sign-out?name=` ends that person's sessions everywhere, by single logout.
 */
export async function openSamlProvider(domain: string, group: string): Promise<SamlProvider> {
  const keys = await newKeyPair('A university')
  /** Where each person last signed in, by name. */
  const places = new Map<string, AskedThere>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams, href } = new URL(request.url ?? '', url)
    const show = (page: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    if (pathname === '/metadata')
      return response
        .setHeader('content-type', 'application/samlmetadata+xml')
        .end(metadata(url, keys.certificate))
    if (pathname === '/slo') return show('<h1>You are signed out everywhere</h1>')
    if (pathname === '/sign-out') {
      const name = searchParams.get('name')!
      const destination = await logoutAddress(places.get(name)!)
      const location = `${destination}?${signedQuery(logoutXml(destination, { nameId: name }), keys)}`
      return response.writeHead(303, { location }).end()
    }
    if (pathname !== '/sso') return response.writeHead(404).end()
    const asked = readRequest(href)
    const seesAgain = asked.xml.includes('ForceAuthn="true"')
    if (request.method === 'GET') return show(signInPage(seesAgain))
    const name = new URLSearchParams(await bodyOf(request)).get('name')!
    places.set(name, asked)
    const xml = goodResponse(asked, keys, {
      nameId: name,
      attributes: { email: [`${name}@${domain}`], displayName: [`Dr ${name}`], groups: [group] },
      ...(seesAgain && { context: secondFactorContext }),
    })
    return show(formThatSendsItself(asked.consumerUri, formOf('SAMLResponse', xml, asked.relayState)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const metadata = (url: string, certificate: string): string =>
  [
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">`,
    `<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
    `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">`,
    `<ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    `<md:SingleLogoutService Binding="${redirectBinding}" Location="${url}/slo"/>`,
    `<md:SingleSignOnService Binding="${redirectBinding}" Location="${url}/sso"/>`,
    `</md:IDPSSODescriptor></md:EntityDescriptor>`,
  ].join('')

/** The logout address in our metadata. */
async function logoutAddress({ audience }: AskedThere): Promise<string> {
  const ours = await (await fetch(audience)).text()
  return /SingleLogoutService[^>]* Location="([^"]*)"/.exec(ours)![1]!
}

const signInPage = (seesAgain: boolean): string =>
  `<h1>${seesAgain ? 'Sign in again, with your second factor' : 'Sign in to your university'}</h1>
  <form method="post"><label>University account <input name="name"></label> <button>Sign in</button></form>`

function formThatSendsItself(action: string, form: string): string {
  const fields = [...new URLSearchParams(form)].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  return `<form method="post" action="${action}">${fields.join('')}</form><script>document.forms[0].submit()</script>`
}

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat((await request.toArray()) as Buffer[]).toString()
