import { expect, journey } from '../browser/journey.ts'
import { enterAsOwnIssuer } from '../browser/own-issuer.ts'
import { expectSaid } from '../browser/toasts.ts'
import { addStudent } from '../world/certificates.ts'
import { students } from '../world/people.ts'

const course = 'Coastal Engineering'

journey(
  'many students get the same course at once, and have their own again after an undo',
  async ({ newVisitor }) => {
    const page = await newVisitor()
    await enterAsOwnIssuer(
      page,
      { organizationName: 'Sila School of Coasts', mailbox: 'coasts', path: '/issuer/student-info' },
      async (issuer) => {
        for (const student of students)
          await addStudent(issuer, { ...student, email: `${student.rollNumber}@coasts.example` })
      },
    )
    const table = page.getByRole('table', { name: 'Student Information List' })
    const changed = table.getByRole('cell', { name: course, exact: true })
    await table.getByRole('checkbox', { name: 'Select all rows shown' }).check()
    await page.getByRole('group', { name: 'Selected students' }).getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: `Edit ${students.length} students?` })
    await dialog.getByRole('checkbox', { name: 'Course Name' }).check()
    await dialog.getByRole('textbox', { name: 'Course Name' }).fill(course)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(changed).toHaveCount(students.length)

    await page.goto(new URL('/issuer/activity', page.url()).href)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page
      .getByRole('dialog', { name: 'Undo these changes?' })
      .getByRole('button', { name: 'Yes, undo' })
      .click()
    await expectSaid(page, 'Undo has started.')
    await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible()
    await page.goto(new URL('/issuer/student-info', page.url()).href)
    await expect(table.getByRole('row')).toHaveCount(students.length + 1)
    await expect(changed).toHaveCount(0)
  },
)
