import type { Page } from '@playwright/test'
import { freeze } from '../../browser/clock.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { expectSaid, expectToast } from '../../browser/toasts.ts'
import { codeOf } from '../../world/admin.ts'
import type { ApiClient } from '../../world/api-client.ts'
import { verifier } from '../../world/people.ts'

journey.describe('settings of an organisation', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 403/ })

  journey(
    'the name on certificates and the verifiers are saved together, and undone',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const organisation = await open(page, 'Kalba Maritime School', 'kalba-maritime')
      const name = page.getByRole('textbox', { name: 'Display name' })
      await expect(name).toHaveValue('Kalba Maritime School')
      await name.fill('')
      await expect(page.getByText('Display Name is required', { exact: true })).toBeVisible()
      await name.fill('Maritime School of Kalba')
      await page.getByRole('combobox', { name: 'Verifiers who review your certificates' }).click()
      await page.getByRole('option', { name: verifier.organizationName }).click()
      await page.keyboard.press('Escape')
      await freeze(page)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expectToast(page, 'success', 'Settings saved.')
      const saved = await readSettings(organisation)
      expect(saved.displayName).toBe('Maritime School of Kalba')
      expect(saved.verifierIds).toHaveLength(1)

      await page.getByRole('button', { name: 'Undo' }).click()
      await expectToast(page, 'success', 'Changes undone.')
      expect(await readSettings(organisation)).toMatchObject({
        displayName: 'Kalba Maritime School',
        verifierIds: [],
      })
    },
  )

  journey('replacing the signing key needs a second factor', async ({ newVisitor }) => {
    const page = await newVisitor()
    const organisation = await open(page, 'Khor Kalba Lighthouse School', 'lighthouse')
    await page.getByRole('link', { name: 'Signing keys' }).click()
    const before = await readSignature(organisation)
    await replaceKey(page)
    await expect(page.getByText('Set up a passkey or an authenticator app first.')).toBeVisible()
    expect(await readSignature(organisation)).toBe(before)

    const app = await organisation.post<{ success: true; secret: string }>('/api/account/totp')
    await organisation.post('/api/account/totp/confirm', { code: codeOf(app) })
    await replaceKey(page)
    await expectSaid(page, 'Signing key replaced.')
    expect(await readSignature(organisation)).not.toBe(before)
  })

  async function open(page: Page, organizationName: string, mailbox: string): Promise<ApiClient> {
    const issuer = await enterAsOwnIssuer(page, { organizationName, mailbox, path: '/issuer/settings' })
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    return issuer
  }
})

async function replaceKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replace the signing key' }).click()
  await page
    .getByRole('dialog', { name: 'Replace the signing key now?' })
    .getByRole('button', { name: 'Yes, replace it' })
    .click()
}

async function readSettings(organisation: ApiClient) {
  return (
    await organisation.get<{ data: { displayName: string; verifierIds: string[] } }>(
      '/api/organisation/settings',
    )
  ).data
}

async function readSignature(organisation: ApiClient): Promise<string> {
  return (await organisation.get<{ data: { digitalSignature: string } }>('/api/issuer-verifier-profile')).data
    .digitalSignature
}
