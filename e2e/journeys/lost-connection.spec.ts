import { expect, journey } from '../browser/journey.ts'
import { enterAsOwnIssuer } from '../browser/own-issuer.ts'
import { expectSaid } from '../browser/toasts.ts'

// The browser itself logs every failed request to the console.
journey.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

journey(
  'a dialog opened without a connection comes with the connection, and nothing is lost',
  async ({ newVisitor }) => {
    const page = await newVisitor()
    await enterAsOwnIssuer(page, {
      organizationName: 'Sir Abu Nair School of Navigation',
      mailbox: 'sir-abu-nair',
      path: '/category-manager',
    })
    const name = page.getByRole('textbox', { name: 'New category' })
    await name.fill('Honorary Degree')
    const ask = page.getByRole('button', { name: 'Delete Bachelor' })
    await expect(ask).toBeVisible()

    await page.context().setOffline(true)
    await ask.click()
    await expectSaid(page, 'Network error. Please try again.')
    await expect(name).toHaveValue('Honorary Degree')

    const create = page.getByRole('button', { name: 'Create' })
    await create.press('Enter')
    await expect(create).toBeFocused()
    await expect(name).toHaveValue('Honorary Degree')

    await page.context().setOffline(false)
    await expect(page.getByText('Are you sure you want to delete?')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(name).toHaveValue('Honorary Degree')
  },
)

journey(
  'a page opened without a connection comes with the connection, and the one before stays until then',
  async ({ newVisitor }) => {
    const page = await newVisitor()
    await enterAsOwnIssuer(page, {
      organizationName: 'Furayjidat School of Cartography',
      mailbox: 'furayjidat',
      path: '/category-manager',
    })
    const name = page.getByRole('textbox', { name: 'New category' })
    await name.fill('Honorary Degree')

    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Templates' }).click()
    await expectSaid(page, 'Network error. Please try again.')
    await expect(page.getByText('Waiting for the server...')).toBeVisible()
    await expect(name).toHaveValue('Honorary Degree')

    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Templates' })).toBeVisible()
    await expect(page).toHaveURL(/\/issuer\/templates$/)
    await expect(page.getByText('Waiting for the server...')).toBeHidden()
  },
)

journey('what could not be read comes by itself once the server is back', async ({ newVisitor }) => {
  const page = await newVisitor()
  await page.route('**/{api/templates*,livez}', (route) => route.abort())
  await enterAsOwnIssuer(page, {
    organizationName: 'Qarnein School of Ornithology',
    mailbox: 'qarnein',
    path: '/issuer/templates',
  })
  await expect(page.getByRole('alert')).toContainText('Network error. Please try again.')
  await page.unrouteAll()
  await expect(page.getByText('Start from a design')).toBeVisible()
})
