import type { Page } from '@playwright/test'
import { hydrated } from '../browser/hydrated.ts'
import { findings } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { apiClient } from '../world/api-client.ts'
import { oidcClient, openOidcProvider } from '../world/oidc-provider.ts'
import { onboard } from '../world/organisations.ts'
import { issuer } from '../world/people.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const university = { organizationName: 'University of Hatta Dam', email: 'office@hattadam.example' }
const domain = 'staff.hattadam.example'

// The provider's own pages use a font from another host, and the university has a host of its own.
journey.use({
  expectedInConsole: /fonts\.googleapis\.com|^request to http:\/\/certificates\.hattadam\.localhost$/,
})

journey(
  'an owner sets up the university’s sign-in and tests it, and colleagues come in with it, also at its own address',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const admin = await sharedAdmin()
    const { id } = await onboard(apiClient(url), admin, { ...issuer, ...university })
    await admin.post(`/api/admin/organisations/${id}/domains`, { domain })
    const provider = await openOidcProvider(`${url}/sign-in/provider`, domain)
    try {
      const owner = await newVisitor()
      await signInByScreen(owner, url, { email: university.email, role: 'Issuer' })
      await owner.goto(`${url}/issuer/settings?part=single-sign-on`)
      await owner.getByLabel('Address of the provider (issuer)').fill(provider.issuer)
      await owner.getByLabel('Client ID').fill(oidcClient.id)
      await owner.getByLabel('Client secret').fill(oidcClient.secret)
      await owner.getByRole('button', { name: 'Add a group' }).click()
      await owner.getByLabel('Group', { exact: true }).fill('registry')
      const section = owner.getByRole('region', { name: 'Single sign-on' })
      await section.getByRole('button', { name: 'Save' }).click()
      await expect(section.getByText('Not tested')).toBeVisible()
      expect(await findings(owner)).toEqual([])
      await section.getByRole('button', { name: 'Test it' }).click()
      await signInThere(owner, 'owner')
      await expect(owner.getByRole('heading', { name: 'The test worked' })).toBeVisible()
      await expect(owner.getByText(`owner@${domain}`)).toBeVisible()
      expect(await findings(owner)).toEqual([])
      await owner.getByRole('link', { name: 'Back to settings' }).click()
      await section.getByRole('button', { name: 'Switch on' }).click()
      await expect(section.getByText('Switched on')).toBeVisible()

      const noura = await newVisitor()
      await noura.goto(`${url}/sign-in`)
      await hydrated(noura)
      await noura.getByLabel('Email').fill(`noura@${domain}`)
      const way = noura.getByRole('button', { name: 'Continue with your university' })
      await expect(way).toBeVisible()
      await expect(noura.getByText(university.organizationName)).toBeVisible()
      expect(await findings(noura)).toEqual([])
      await way.click()
      await signInThere(noura, 'noura')
      await noura.waitForURL(`${url}/issuer`)

      // Browsers resolve every name below 'localhost' to their own machine.
      await admin.post(`/api/admin/organisations/${id}/domains`, { domain: 'hattadam.localhost' })
      await owner.goto(`${url}/issuer/settings?part=own-name`)
      await owner.getByRole('textbox', { name: 'Host name' }).fill('certificates.hattadam.localhost')
      await owner.getByRole('button', { name: 'Save host name' }).click()
      await expect(owner.getByRole('link', { name: 'Open the sign-in page' })).toBeVisible()
      expect(await findings(owner)).toEqual([])
      const there = `http://certificates.hattadam.localhost:${new URL(url).port}`
      const hadi = await newVisitor()
      await hadi.goto(`${there}/sign-in`)
      await hydrated(hadi)
      await expect(hadi.getByText(university.organizationName)).toBeVisible()
      await expect(hadi.getByRole('link', { name: /^Use a passkey at localhost/ })).toBeVisible()
      expect(await findings(hadi)).toEqual([])
      await hadi.getByRole('button', { name: 'Continue with your university' }).click()
      await signInThere(hadi, 'hadi')
      await hadi.waitForURL(`${there}/issuer`)
    } finally {
      await provider.close()
    }
  },
)

/** Signs in on the provider's own pages. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
