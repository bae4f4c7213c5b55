import type { Page } from '@playwright/test'
import type { OrganisationDetails } from '../world/organisations.ts'
import { expect } from './journey.ts'
import type { Paper } from './papers.ts'

/** Fills in sign-up step one until it can be sent, with its email found free. */
export async function typeDetails(page: Page, organisation: OrganisationDetails): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Organization Name').fill(organisation.organizationName)
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Educational Institute')
  await page.getByRole('combobox', { name: 'Industry', exact: true }).selectOption('Educational')
  await field('Year').fill('2011')
  await field('Registration Number').fill('AE-2011-0042')
  await field('Tax Identification Number (TIN)').fill('100234567800003')
  await field('Accreditation Certificate').fill('CAA-0042')
  await field('Headquarters Address').fill('University City Road 1')
  await choosePlace(page, 'Country', organisation.country)
  await choosePlace(page, 'State', organisation.state)
  await choosePlace(page, 'City', organisation.city)
  await field('Zip').fill('00000')
  await field('Mobile').fill('+971501234567')
  await field('Email').fill(organisation.email)
  await field('Password').fill(organisation.password)
  await expect(page.getByText('This email is available.')).toBeAttached()
}

/**
 * Picks a country, state or city by typing it. Tries again if the list moved under the pointer, because it is repositioned
 * a moment after it shrinks.
 */
export async function choosePlace(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await expect(async () => {
    await field.fill(name)
    await page.getByRole('option', { name, exact: true }).click({ timeout: 2_000 })
    await expect(field).toHaveValue(name, { timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
}

/** The five documents of sign-up step two, by label. */
export type Documents = Record<
  | 'Business License'
  | 'Tax Certificate'
  | 'Proof Of Address'
  | 'Government ID Proof'
  | 'Proof Of Authorization',
  Paper
>

/** Fills in sign-up step two until it can be sent. */
export async function typeKyc(page: Page, documents: Documents): Promise<void> {
  for (const [label, paper] of Object.entries(documents)) await attach(page, label, paper)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Full Name').fill('Mariam Al Suwaidi')
  await field('Role').fill('Registrar')
  await page.getByRole('combobox', { name: 'Bank Account Details', exact: true }).selectOption('Current')
  await field('Account Holder Name').fill('Registrar Office')
  await field('Account Number').fill('0123456789')
  await field('Bank Name').fill('First Emirates')
  await field('Branch Name').fill('Sharjah')
  await field('Swift Fsc Code').fill('FEMXAEADXXX')
  await field('Payment Preference').fill('Bank transfer')
  await page.getByRole('checkbox', { name: /AML\/CTF/ }).check()
}

/** Puts a file into a document's tile. */
export async function attach(page: Page, label: string, paper: Paper): Promise<void> {
  const tile = page.getByRole('group', { name: label })
  await tile.locator('input[type="file"]').setInputFiles(paper)
  await expect(tile).toContainText(paper.name)
}

/** Submits step two. Resolves with 'Details Under Review' open. */
export async function sendForReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('dialog', { name: 'Details Under Review' })).toBeVisible()
}
