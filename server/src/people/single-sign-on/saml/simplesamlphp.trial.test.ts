import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, makeAdmin, makeIssuer, nobody, type Organisation, ok } from '../../../../test/acts/people.ts'
import { beginAtProvider, finishAtProvider, oidcProviderData } from '../../../../test/acts/single-sign-on.ts'
import {
  hasSimpleSamlPhp,
  openSimpleSamlPhp,
  type SimpleSamlPhp,
} from '../../../../test/oracles/simplesamlphp.ts'
import { samlSettingsFor } from '../../../../test/stand-ins/saml-provider.ts'
import { openTestWorld, publicUrl, type TestWorld } from '../../../../test/worlds/test-world.ts'

let world: TestWorld
let university: Organisation
let provider: SimpleSamlPhp

beforeAll(async () => {
  if (!hasSimpleSamlPhp) return
  world = await openTestWorld({ callsPrivate: true })
  const admin = await makeAdmin(world)
  university = await makeIssuer(world, admin)
  ok(
    await callAs(world, admin, 'POST', `/api/admin/organisations/${university.id}/domains`, {
      domain: 'uni.example',
    }),
  )
  provider = await openSimpleSamlPhp()
})
afterAll(async () => {
  await provider?.close()
  await world?.close()
})

/** A browser at the provider: follows addresses and forms until one leads to us. */
async function browse() {
  const cookies = new Map<string, string>()
  const visit = async (
    url: string,
    form?: URLSearchParams,
  ): Promise<{ url: string; form?: URLSearchParams }> => {
    if (url.startsWith(publicUrl)) return { url, ...(form && { form }) }
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=', 2)
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next) return visit(new URL(next, url).href)
    const page = await response.text()
    const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1]
    if (action === undefined) throw new Error(`A page without a form: ${page.slice(0, 2000)}`)
    const fields = [...page.matchAll(/<input[^>]*type="hidden"[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)]
    const answers = new URLSearchParams(
      fields.map(([, name = '', value = '']): [string, string] => [name, plain(value)]),
    )
    if (page.includes('name="username"'))
      for (const [name, value] of Object.entries({ username: 'dean', password: 'trial' }))
        answers.set(name, value)
    return visit(new URL(plain(action) || url, url).href, answers)
  }
  return visit
}
const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** Brings the browser's answer to us. Returns where we send it. */
const arrive = async ({ url, form }: { url: string; form?: URLSearchParams }) => {
  const { pathname, search } = new URL(url)
  const answer = form
    ? await callAs(world, nobody, 'POST', pathname, String(form), {
        'content-type': 'application/x-www-form-urlencoded',
      })
    : await callAs(world, nobody, 'GET', pathname + search)
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

test.skipIf(!hasSimpleSamlPhp)(
  'SimpleSAMLphp: metadata, test, sign-in, log-out from either side',
  async () => {
    const read = ok(
      await callAs(world, university, 'POST', '/api/single-sign-on/metadata', {
        url: `${provider.url}/saml2/idp/metadata.php`,
      }),
    )
    expect(read.data).toMatchObject({ entityId: `${provider.url}/idp` })
    const settings = samlSettingsFor({ certificate: '' }, { ...read.data, preset: 'shibboleth' })
    const { saml } = ok(
      await callAs(world, university, 'PUT', '/api/single-sign-on', {
        ...oidcProviderData(),
        clientSecret: '',
        settings,
      }),
    ).data
    const ours = (await callAs(world, nobody, 'GET', new URL(saml.entityId).pathname)).body
    await provider.knows({
      ...saml,
      certificate: /X509Certificate>([^<]*)</.exec(ours)![1]!.replace(/\s/g, ''),
    })

    const owner = await browse()
    const begun = await beginAtProvider(world, 'test', university)
    const tested = await arrive(await owner(begun.url))
    const tried = ok(
      await finishAtProvider(
        world,
        { parameters: new URL(tested).search.slice(1), cookie: begun.cookie },
        university,
      ),
    )
    expect(tried.tried).toMatchObject({
      email: 'dean@uni.example',
      groups: ['staff', 'registry'],
      memberRole: 'manager',
    })
    ok(await callAs(world, university, 'PUT', '/api/single-sign-on/state', { on: true }))

    const signIn = async (dean: Awaited<ReturnType<typeof browse>>): Promise<string> => {
      const { url, cookie } = await beginAtProvider(world, 'start', nobody, { organisationId: university.id })
      const back = await arrive(await dean(url))
      const answer = ok(await finishAtProvider(world, { parameters: new URL(back).search.slice(1), cookie }))
      expect(answer.userData).toMatchObject({ email: 'dean@uni.example', memberRole: 'manager' })
      return answer.data
    }
    const mayCall = async (token: string) =>
      (await callAs(world, { token }, 'GET', '/api/colleagues')).statusCode
    const dean = await browse()
    const first = await signIn(dean)
    const { url } = ok(await callAs(world, { token: first }, 'GET', '/api/logout'))
    expect(await arrive(await dean(url))).toBe(`${publicUrl}/sign-in`)

    const second = await signIn(dean)
    expect(await mayCall(second)).toBe(200)
    const asked = await dean(`${provider.url}/saml2/idp/SingleLogoutService.php?ReturnTo=${provider.url}/`)
    const answered = await arrive(asked)
    expect(answered).toContain(`${provider.url}/saml2/idp/SingleLogoutService.php?SAMLResponse=`)
    expect(await mayCall(second)).toBe(401)
  },
)
