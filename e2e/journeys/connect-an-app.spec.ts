import { createHash, randomBytes } from 'node:crypto'
import { hydrated } from '../browser/hydrated.ts'
import { findings, settled } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { password, students } from '../world/people.ts'
import { sharedUrl } from '../world/shared.ts'

const [holder] = students
const url = sharedUrl()
const app = 'https://backpack.example'
const scopes = ['credential.readonly', 'credential.upsert']
  .map((name) => `https://purl.imsglobal.org/spec/ob/v3p0/scope/${name}`)
  .join(' ')

// The browser goes back to the app, which is at another origin.
journey.use({ expectedInConsole: /request to https:\/\/backpack\.example$/ })

const register = async () => {
  const answer = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Backpack of Examples',
      client_uri: app,
      logo_uri: `${app}/logo.png`,
      tos_uri: `${app}/terms`,
      policy_uri: `${app}/privacy`,
      software_id: 'backpack',
      software_version: '1',
      redirect_uris: [`${app}/back`],
      scope: scopes,
    }),
  })
  return (await answer.json()) as { client_id: string; client_secret: string }
}

journey(
  'a student connects an app with the keyboard on a small phone, and disconnects it',
  async ({ newVisitor }) => {
    const { client_id, client_secret } = await register()
    const verifier = randomBytes(32).toString('base64url')
    const page = await newVisitor({ viewport: { width: 360, height: 740 } })
    await page.route(`${app}/**`, (route) => route.fulfill({ body: 'Back in the app' }))
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: `${app}/back`,
      scope: scopes,
      state: 'here',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    await page.goto(`${url}/oauth/authorize?${asked}`)
    await hydrated(page)
    await page.getByLabel('Email').fill(holder.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'An app asks for your badges' })
    await expect(dialog.getByText('Backpack of Examples')).toBeVisible()
    await expect(dialog.getByText('backpack.example', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Add badges to your account, and replace them')).toBeVisible()
    await settled(page)
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Connect', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app}/back**`)
    const answer = new URL(page.url()).searchParams
    expect(answer.get('state')).toBe('here')

    const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64')
    const tokens = await fetch(`${url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: answer.get('code')!,
        redirect_uri: `${app}/back`,
        code_verifier: verifier,
      }),
    })
    const { access_token } = (await tokens.json()) as { access_token: string }
    const badges = () =>
      fetch(`${url}/ims/ob/v3p0/credentials`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(((await (await badges()).json()) as { credential: unknown[] }).credential.length).toBeGreaterThan(
      0,
    )

    await page.goto(`${url}/student`)
    await expect(page.getByRole('heading', { name: 'Badges from elsewhere' })).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'My Profile', exact: true }).click()
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page.getByText('Backpack of Examples')).toBeVisible()
    await settled(page)
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Disconnect Backpack of Examples' }).click()
    await expect(page.getByText('No app is connected.')).toBeVisible()
    expect((await badges()).status).toBe(401)
  },
)
