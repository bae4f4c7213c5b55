import type { Page } from '@playwright/test'
import { expect, journey } from '../../browser/journey.ts'
import { findMail } from '../../browser/mailbox.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { addStudent, createCertificates } from '../../world/certificates.ts'
import { issue } from '../../world/issue.ts'
import { students } from '../../world/people.ts'
import { category } from '../../world/seed.ts'
import { sharedUrl } from '../../world/shared.ts'

const [maryam, siyuan, zoe] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]]
const list = 'Student Information List'
const password = 'a pass phrase of my own'

journey.describe('one student’s page, acts on many students, and the way in for a student', () => {
  journey(
    'a registrar corrects a name and issues a correction; archives many and brings them back',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await enterAsOwnIssuer(
        page,
        { organizationName: 'Sir Bani Yas College', mailbox: 'sirbaniyas', path: '/issuer/student-info' },
        async (client) => {
          const ids: string[] = []
          for (const student of [maryam, siyuan, zoe])
            ids.push(
              await addStudent(client, { ...student, email: `${student.rollNumber}@sirbaniyas.example` }),
            )
          const draft = { category, title: 'Pearl Diving', date: '2025-06-30' }
          await issue(client, await createCertificates(client, draft, ids.slice(2)))
        },
      )
      await page.getByRole('link', { name: zoe.name }).click()
      await expect(page.getByRole('heading', { level: 1, name: zoe.name })).toBeVisible()
      const certificates = page.getByRole('region', { name: 'Certificates', exact: true }).first()
      await expect(certificates.getByRole('link', { name: 'Pearl Diving' })).toBeVisible()

      await page.getByRole('button', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Zoë Corrected')
      await expect(dialog.getByText('1 certificate was created with the current name')).toBeVisible()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Zoë Corrected' })).toBeVisible()
      await expect(page.getByText('Student edited')).toBeVisible()
      await page.getByRole('button', { name: 'Issue a correction of Pearl Diving' }).click()
      const correction = page.getByRole('dialog')
      await expect(correction.getByRole('textbox', { name: 'Recipient' })).toHaveValue('Zoë Corrected')
      await correction.getByRole('button', { name: 'Cancel' }).click()

      await page.goto(page.url().replace(/\/[^/]*$/, ''))
      await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
      await page.getByRole('button', { name: 'Archive' }).click()
      await page
        .getByRole('dialog', { name: 'Archive 3 students?' })
        .getByRole('button', { name: 'Archive' })
        .click()
      await expect(page.getByText('No Data Found', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: /^Undo Archive students/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, undo' }).click()
      await expect(rows(page)).toHaveCount(3)
    },
  )

  journey(
    'an invited student chooses a password in one step and finds the account',
    async ({ newVisitor }) => {
      const registrar = await newVisitor()
      const email = 'invited@ghurab.example'
      await enterAsOwnIssuer(
        registrar,
        { organizationName: 'Ghurab Academy', mailbox: 'ghurab', path: '/issuer/student-info' },
        async (client) => {
          const id = await addStudent(client, { ...maryam, email })
          const draft = { category, title: 'Falconry', date: '2025-06-30' }
          await issue(client, await createCertificates(client, draft, [id]))
        },
      )
      await registrar.getByRole('link', { name: maryam.name }).click()
      const account = registrar.getByRole('region', { name: 'Account' })
      await account.getByRole('button', { name: 'Invite' }).click()
      await registrar.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
      await expect(account.getByText(/^Invited on/)).toBeVisible()

      const student = await newVisitor()
      const mail = await findMail(student, sharedUrl(), { to: email, subject: 'Your certificate: Falconry' })
      const text = (await mail.locator('pre').textContent())!
      const [link] = /\S*\/student\/welcome#\S+/.exec(text)!
      await student.goto(link)
      await expect(student.getByText(email)).toBeVisible()
      await student.getByLabel('New Password').fill(password)
      await student.getByLabel('Confirm Password').fill(password)
      await student.getByRole('button', { name: 'Set password and continue' }).click()
      await expect(student.getByRole('heading', { level: 1, name: 'Falconry' })).toBeVisible()
      for (const name of ['Download', 'Share'])
        await expect(student.getByRole('button', { name })).toBeVisible()
      await expect(student.getByRole('button', { name: 'Add to LinkedIn profile' })).toBeVisible()

      const again = await newVisitor()
      await again.goto(link)
      await expect(again.getByRole('heading', { level: 1, name: 'Student sign-in' })).toBeVisible()
      await again.getByLabel('Email').fill(email)
      await again.getByLabel('Password', { exact: true }).fill(password)
      await again.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(again.getByRole('heading', { level: 1, name: 'Falconry' })).toBeVisible()
    },
  )
})

const rows = (page: Page) => page.getByRole('table', { name: list }).locator('tbody tr')
