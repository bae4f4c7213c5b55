import type { Locator, Page } from '@playwright/test'
import { withClipboard } from '../browser/clipboard.ts'
import { hydrated } from '../browser/hydrated.ts'
import { findings } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { copyDigitalSignature } from '../browser/sign.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { apiClient } from '../world/api-client.ts'
import { addStudent, createCategory, createCertificates } from '../world/certificates.ts'
import { onboard } from '../world/organisations.ts'
import { issuer, students } from '../world/people.ts'
import { openSamlProvider, type SamlProvider, secondFactorContext } from '../world/saml-provider.ts'
import { category } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const title = 'Bachelor of Dam Engineering'

// Signing is first refused because a second factor is missing (403), and after the session has ended, every call is refused
// (401).
journey.use({ expectedInConsole: /status of 40[13]/ })

journey.describe('a university signs in over SAML @phone', () => {
  journey.describe.configure({ mode: 'serial' })
  const url = sharedUrl()
  let domain: string
  let ownersEmail: string
  let provider: SamlProvider

  journey.beforeAll(async ({ browserName: _ }, { project }) => {
    domain = `staff.${project.name}-saml.example`
    ownersEmail = `registry@${project.name}-saml.example`
    provider = await openSamlProvider(domain, 'registry')
    const admin = await sharedAdmin()
    const details = {
      ...issuer,
      organizationName: `University of Showka (${project.name})`,
      email: ownersEmail,
    }
    const { id, client } = await onboard(apiClient(url), admin, details)
    await admin.post(`/api/admin/organisations/${id}/domains`, { domain })
    await createCategory(client, category)
    const student = await addStudent(client, {
      ...students[1],
      email: `${project.name}@showka-students.example`,
    })
    await createCertificates(client, { category, title, date: '2025-06-30' }, [student])
  })
  journey.afterAll(() => provider?.close())

  journey('the owner sets it up from metadata, tests it and switches it on', async ({ newVisitor }) => {
    const owner = await newVisitor()
    await signInByScreen(owner, url, { email: ownersEmail, role: 'Issuer' })
    await owner.goto(`${url}/issuer/settings?part=single-sign-on`)
    const section = owner.getByRole('region', { name: 'Single sign-on' })
    await choose(owner, section.getByRole('combobox', { name: 'Protocol' }), 'SAML 2.0')
    await section.getByLabel('Metadata of the provider').fill(`${provider.url}/metadata`)
    await section.getByRole('button', { name: 'Fill in from metadata' }).click()
    await expect(section.getByLabel('Sign-in address (HTTP-Redirect)')).toHaveValue(`${provider.url}/sso`)
    await expect(section.getByLabel('Sign-out address')).toHaveValue(`${provider.url}/slo`)
    await expect(section.getByLabel('Signing certificates')).not.toHaveValue('')
    await section.getByLabel('Authentication contexts that mean two factors').fill(secondFactorContext)
    await section.getByRole('button', { name: 'Add a group' }).click()
    await section.getByLabel('Group', { exact: true }).fill('registry')
    await choose(owner, section.getByRole('combobox', { name: 'Role', exact: true }), 'Signer')
    await section.getByLabel('A second factor at the provider counts here').check()
    await section.getByRole('button', { name: 'Save' }).click()
    await expect(section.getByText('Not tested')).toBeVisible()
    expect(await findings(owner)).toEqual([])

    await section.getByRole('button', { name: 'Test it' }).click()
    await signInThere(owner, 'owner')
    await expect(owner.getByRole('heading', { name: 'The test worked' })).toBeVisible()
    await expect(owner.getByText(`owner@${domain}`)).toBeVisible()
    await expect(owner.getByText('Signer')).toBeVisible()
    await owner.getByRole('link', { name: 'Back to settings' }).click()
    await section.getByRole('button', { name: 'Switch on' }).click()
    await expect(section.getByText('Switched on')).toBeVisible()
    expect(await findings(owner)).toEqual([])
  })

  journey(
    'a colleague comes in with the role of their group, shows a second factor there to sign, and is signed out from there',
    async ({ newVisitor }) => {
      const noura = await newVisitor(withClipboard)
      await noura.goto(`${url}/sign-in`)
      await hydrated(noura)
      await noura.getByLabel('Email').fill(`noura@${domain}`)
      await noura.getByRole('button', { name: 'Continue with your university' }).click()
      await signInThere(noura, 'noura')
      await noura.waitForURL(`${url}/issuer`)
      await noura.goto(`${url}/issuer/settings?part=colleagues`)
      const listed = noura.getByRole('listitem').filter({ hasText: `noura@${domain}` })
      await expect(listed).toContainText('Signer')

      await noura.goto(`${url}/issuer/certificates`)
      const signature = await copyDigitalSignature(noura)
      await sign(noura, signature)
      await expect(noura.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
      await noura.getByRole('button', { name: 'Continue with your university' }).click()
      await expect(
        noura.getByRole('heading', { name: 'Sign in again, with your second factor' }),
      ).toBeVisible()
      await signInThere(noura, 'noura')
      await expect(noura.getByText('You have confirmed that it is you.')).toBeVisible()
      await noura.getByRole('link', { name: 'Continue' }).click()
      await sign(noura, signature)
      await expect(noura.getByRole('button', { name: 'Verified Successfully' })).toBeVisible()

      const elsewhere = await noura.context().newPage()
      await elsewhere.goto(`${provider.url}/sign-out?name=noura`)
      await expect(elsewhere.getByRole('heading', { name: 'You are signed out everywhere' })).toBeVisible()
      await noura.goto(`${url}/issuer/certificates`)
      // An open page learns this at once, and has then left by itself.
      await noura.waitForURL(({ pathname }) => pathname === '/' || pathname === '/sign-in')
    },
  )
})

async function choose(page: Page, list: Locator, option: string): Promise<void> {
  // On a phone the list sometimes closes because the page has moved under it.
  await expect(async () => {
    await list.click()
    await page.getByRole('option', { name: option }).click({ timeout: 2_000 })
  }).toPass()
}

/** Signs in on the provider's page. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByLabel('University account').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function sign(page: Page, signature: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Digital signature').fill(signature)
  await page.getByRole('dialog').getByRole('button', { name: 'Verify Certificate' }).click()
}
