import type { Page } from '@playwright/test'
import { freeze, reach, withClock } from '../../browser/clock.ts'
import { expect, journey } from '../../browser/journey.ts'
import { choosePlace, typeDetails } from '../../browser/sign-up.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { issuer, password, verifier } from '../../world/people.ts'
import { sharedUrl } from '../../world/shared.ts'

journey.describe('sign-up, step one (specification, sections 2, 3 and 5)', () => {
  // The browser itself logs the response that an email is taken.
  journey.use({ expectedInConsole: /the server responded with a status of 409/ })

  for (const { role, title } of [
    { role: 'issuer', title: 'Sign up as an issuer' },
    { role: 'verifier', title: 'Sign up as a verifier' },
  ]) {
    journey(`${role}: the stepper shows 'Your Details' then 'Onboarding'`, async ({ newcomer }) => {
      const page = await open(newcomer, role)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const steps = page.getByRole('list', { name: 'Steps of signing up' }).getByRole('listitem')
      await expect(steps).toHaveText([/Your Details$/, /Onboarding$/])
      await expect(steps.first()).toHaveAttribute('aria-current', 'step')
      await expect(steps.last()).not.toHaveAttribute('aria-current')
    })
  }

  journey('every field is there, with the choices of the specification', async ({ newcomer }) => {
    const page = await open(newcomer)
    for (const name of [
      'Organization Name',
      'Registration Number',
      'Tax Identification Number (TIN)',
      'Year',
      'Email',
      'Mobile',
      'Website (optional)',
      'Headquarters Address',
      'Zip',
      'Accreditation Certificate',
      'Password',
    ]) {
      await expect(field(page, name)).toBeEditable()
    }
    for (const name of ['Country', 'State', 'City']) await expect(picker(page, name)).toBeVisible()
    await expect(picker(page, 'Type').locator('option')).toHaveText([
      'Select Type',
      'Private Limited',
      'Public Limited',
      'Educational Institute',
    ])
    await expect(picker(page, 'Industry').locator('option')).toHaveText([
      'Select Industry',
      'Finance',
      'Technology',
      'Educational',
    ])
    await expect(picker(page, 'Country')).toHaveAttribute('placeholder', 'Select Country')
  })

  journey('nothing is sent while a required field is empty; each says so', async ({ newVisitor }) => {
    const page = await open(await newVisitor())
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/personal-data')) sent++
    })
    await submit(page)
    for (const message of [
      'Organization Name is required',
      'Type is required',
      'Registration Number is required',
      'Tin is required',
      'Industry is required',
      'Year is required',
      'Email is required',
      'Mobile is required',
      'Headquarters Address is required',
      'City is required',
      'State is required',
      'Country is required',
      'Zip is required',
      'Accreditation Certificate is required',
      'Password is required',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(page.getByText('Website is required')).toHaveCount(0)
    await expect(field(page, 'Organization Name')).toBeFocused()
    expect(sent).toBe(0)
  })

  journey('fields are checked during typing', async ({ newcomer }) => {
    const page = await open(newcomer)
    const says = async (name: string, typed: string, message: string) => {
      await field(page, name).fill(typed)
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    const isContent = async (name: string, typed: string, message: string) => {
      await field(page, name).fill(typed)
      await expect(page.getByText(message, { exact: true })).toHaveCount(0)
    }
    await says('Email', 'registry.example', 'Invalid email format.')
    await isContent('Email', 'registry@new.example', 'Invalid email format.')
    for (const year of ['199', '19x9']) await says('Year', year, 'Enter a valid year.')
    await isContent('Year', '1999', 'Enter a valid year.')
    await field(page, 'Organization Name').fill('A')
    await says('Organization Name', '', 'Organization Name is required')
  })

  journey('a phone number has 10 to 15 digits, masked, of any country', async ({ newcomer }) => {
    const page = await open(newcomer)
    const mobile = field(page, 'Mobile')
    const problem = page.getByText('Enter a valid phone number.', { exact: true })
    await mobile.fill('+97150123')
    await expect(problem).toBeVisible()
    await mobile.press('End')
    await page.keyboard.type('ab4-5 67')
    await expect(mobile).toHaveValue(/^\+971 501 234 567 ?$/)
    await expect(problem).toHaveCount(0)
    await page.keyboard.type('890123')
    await expect
      .poll(async () => (await mobile.inputValue()).replace(/\D/g, ''), 'what exceeds 15 digits is not taken')
      .toBe('971501234567890')
    await expect(problem).toHaveCount(0)

    const search = page.getByRole('textbox', { name: 'Search countries' })
    const country = page.getByRole('button', { name: /country code \+/ })
    await country.click()
    await expect(page.getByRole('listbox', { name: 'Countries' }).getByRole('option')).toHaveCount(218)
    // The list is repositioned a moment after it shrinks, and a click beside it closes it.
    await expect(async () => {
      if (await search.isHidden()) await country.click()
      await search.fill('Iceland')
      await page.getByRole('option', { name: 'Iceland' }).click({ timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
    await expect(mobile).toHaveValue(/^\+354/)
  })

  journey('whether an email is free is checked live', async ({ newcomer }) => {
    const page = await open(newcomer)
    await field(page, 'Email').fill(issuer.email)
    await expect(page.getByText('This email already exist', { exact: true }).first()).toBeVisible()
    await field(page, 'Email').fill('registry@nobody-yet.example')
    await expect(page.getByText('This email already exist')).toHaveCount(0)
    await expect(page.getByText('This email is available.')).toBeAttached()
  })

  journey(
    'country, state and city depend on each other; where none exist the value says so',
    async ({ newcomer }) => {
      const page = await open(newcomer)
      await choosePlace(page, 'Country', 'United Arab Emirates')
      await choosePlace(page, 'State', 'Sharjah')
      await choosePlace(page, 'City', 'Sharjah')

      await choosePlace(page, 'Country', 'Gibraltar')
      await expect(picker(page, 'State')).toHaveValue('State for this country is not available')
      await expect(picker(page, 'City')).toHaveValue('City for this state is not available')

      await choosePlace(page, 'Country', 'Barbados')
      await expect(picker(page, 'State')).toHaveValue('')
      await choosePlace(page, 'State', 'Saint George')
      await expect(picker(page, 'City')).toHaveValue('City for this state is not available')
    },
  )

  journey('a reload keeps what was typed, except the password', async ({ newcomer }) => {
    const page = await open(newcomer)
    await field(page, 'Organization Name').fill('Kalba College')
    await choosePlace(page, 'Country', 'United Arab Emirates')
    await field(page, 'Password').fill(password)
    await page.reload()
    await expect(field(page, 'Organization Name')).toHaveValue('Kalba College')
    await expect(picker(page, 'Country')).toHaveValue('United Arab Emirates')
    await expect(field(page, 'Password')).toHaveValue('')
  })

  for (const { role, person } of [
    { role: 'issuer', person: issuer },
    { role: 'verifier', person: verifier },
  ] as const) {
    journey(
      `${role}: success says so, keeps the registration id and leads to step two`,
      async ({ newVisitor }) => {
        const page = await newVisitor()
        await withClock(page)
        await open(page, role)
        const release = await hold(page, '/api/personal-data')
        await typeDetails(page, {
          ...person,
          organizationName: `Kalba College of ${role}s`,
          email: `registry@kalba-${role}.example`,
        })
        await freeze(page)
        await submit(page)
        await expectToast(page, 'loading', 'Processing...')
        release()
        await expectToast(page, 'success', 'userDetails created successful!')
        const steps = page.getByRole('list', { name: 'Steps of signing up' }).getByRole('listitem')
        await reach(page, steps.last().and(page.locator('[aria-current="step"]')))
        const id = await page.evaluate<string>("sessionStorage.getItem('registrationId')")
        expect(page.url()).toBe(`${sharedUrl()}/sign-up/${role}/${id}`)
      },
    )
  }

  journey('a failure shows the server’s words in a toast and loses no input', async ({ newVisitor }) => {
    const page = await newVisitor()
    await withClock(page)
    await open(page)
    await typeDetails(page, { ...issuer, email: 'registry@kalba-offline.example' })
    await freeze(page)
    await page.route('**/api/personal-data', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: 'email_taken', message: 'This email already exist' },
      }),
    )
    await submit(page)
    await expectToast(page, 'error', 'This email already exist')
    await expect(field(page, 'Organization Name')).toHaveValue(issuer.organizationName)
  })

  for (const path of ['/sign-up/student', '/sign-up/admin', '/sign-up/student/org_1'])
    journey(`${path} is an unknown path and leads to the start page`, async ({ newcomer: page }) => {
      await page.goto(sharedUrl() + path)
      await page.waitForURL(`${sharedUrl()}/`)
    })

  journey(
    'a made-up registration says that it does not exist and shows the way back',
    async ({ newcomer: page }) => {
      await page.goto(`${sharedUrl()}/sign-up/issuer/org_1`)
      await expect(page.getByRole('heading', { name: 'This sign-up page does not exist' })).toBeVisible()
      await page.getByRole('link', { name: 'Sign up as a verifier' }).last().click()
      await page.waitForURL(`${sharedUrl()}/sign-up/verifier`)
    },
  )
})

async function open(page: Page, role = 'issuer'): Promise<Page> {
  await page.goto(`${sharedUrl()}/sign-up/${role}`)
  // The pickers load last. After that, the whole form works.
  await expect(page.getByRole('button', { name: /country code \+/ })).toBeVisible()
  await expect(picker(page, 'Country')).toBeVisible()
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const picker = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()
