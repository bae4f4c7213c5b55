import type { Locator, Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { submitSheet, submitStudentSheet } from '../../browser/import-students.ts'
import { findings, settled } from '../../browser/inspect.ts'
import { expect, journey } from '../../browser/journey.ts'
import { signInByScreen } from '../../browser/sign-in.ts'
import { expectSaid } from '../../browser/toasts.ts'
import { addStudents, listStudents } from '../../world/certificates.ts'
import { newIssuer } from '../../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../../world/shared.ts'

const url = sharedUrl()
const csv = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'))
const person = (name: string, roll: string, address: string) =>
  `${name},Karim,Leila,Tunnels,${roll},0501234567,2001-02-03,${address}`

async function enter(page: Page, email: string, organizationName: string) {
  const issuer = await newIssuer(await sharedAdmin(), { organizationName, email })
  await signInByScreen(page, url, { email, role: 'Issuer' })
  return issuer
}

async function expectNoFindings(page: Page, dialog: Locator) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    expect(await findings(page)).toEqual([])
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
}

journey('a list is reviewed, left, found again after a reload, and imported', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 360, height: 780 } })
  const issuer = await enter(page, 'registry@fujairah.example', 'Fujairah College')
  await addStudents(issuer, 2)
  const [known] = (await listStudents(issuer)).filter(({ rollNumber }) => rollNumber === '000001')

  await page.goto(`${url}/issuer/student-info`)
  await page.getByRole('button', { name: 'Import Student Data' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Data Upload' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Please select a file !')).toBeVisible()
  await expectNoFindings(page, dialog)
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download sample spreadsheet' }).click(),
  ])
  expect(sample.suggestedFilename()).toBe('students.xlsx')

  await submitSheet(
    page,
    'graduates.csv',
    csv(
      'Name,Father,Mother,Course,Roll No,Mobile,DOB,Email',
      person('New Student', '900001', 'new@students.example'),
      person('Renamed Student', '000001', known!.email),
      person('Number Taken', '000002', 'taken@students.example'),
      person('', '900002', 'nameless@students.example'),
    ),
  )
  for (const text of ['1 new', '1 changed', '2 with errors'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await expectNoFindings(page, dialog)
  await dialog.getByRole('tab', { name: 'Roll number in use (1)' }).click()
  await expect(dialog.getByRole('row', { name: /^4 Roll No .+ This roll number belongs to/ })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Changed students (1)' }).click()
  await expect(dialog.getByRole('row', { name: /Renamed Student/ })).toContainText('Tunnels')
  await expectNoFindings(page, dialog)
  expect(await listStudents(issuer)).toHaveLength(2)

  await page.reload()
  await page.getByRole('button', { name: 'Show graduates.csv' }).click()
  await dialog.getByRole('checkbox', { name: /^Update changed students/ }).check()
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  for (const text of ['1 added', '1 updated'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  const namesNow = async () => (await listStudents(issuer)).map(({ name }) => name)
  expect(await namesNow()).toContain('New Student')

  await dialog.getByRole('link', { name: 'Show the student it added' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('New Student')).toBeVisible()
  await expect(page.getByText('Renamed Student')).toBeHidden()
  await page.getByRole('button', { name: 'Added by graduates.csv: remove this filter' }).press('Enter')
  await expect(page.getByText('Renamed Student')).toBeVisible()

  await page.getByRole('button', { name: /^Undo the import of graduates.csv/ }).press('Enter')
  const asking = page.getByRole('dialog', { name: 'Undo this import?' })
  await expect(asking.getByText('The student that it added will be deleted.')).toBeVisible()
  await expect(asking.getByText('1 student was only updated and stays as they are.')).toBeVisible()
  await expectNoFindings(page, asking)
  await asking.getByRole('button', { name: 'Yes, undo' }).click()
  await expectSaid(page, 'Import undone.')
  await expect(asking).toBeHidden()
  await expect(page.getByText('New Student')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show graduates.csv' })).toBeHidden()
  const names = await namesNow()
  expect(names).not.toContain('New Student')
  expect(names).toContain('Renamed Student')
})

journey(
  'columns that are not found are chosen by hand; a flawless import closes the dialog',
  async ({ newVisitor }) => {
    const page = await newVisitor()
    await enter(page, 'registry@al-madam.example', 'Al Madam College')
    const dialog = await submitStudentSheet(
      page,
      'people.csv',
      csv(
        'Who,Father,Mother,Course,Number,Mobile,DOB,Email',
        person('Amal', '0042', 'amal@al-madam.example'),
      ),
    )
    const readAgain = dialog.getByRole('button', { name: 'Read the list with these columns' })
    await expect(readAgain).toBeDisabled()
    await expectNoFindings(page, dialog)
    await dialog.getByRole('combobox', { name: /^Name/ }).selectOption('Who')
    await dialog.getByRole('combobox', { name: /^Roll Number/ }).selectOption('Number')
    await expect(dialog.getByText('For example: 0042')).toBeVisible()
    await readAgain.click()
    await dialog.getByRole('button', { name: 'Import 1' }).click()
    await expectSaid(page, 'Students created successful!')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /Amal/ })).toContainText('0042')
  },
)

const registry = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      { name: 'Cover', rows: [['Al Dhaid College'], ['Office of the Registrar']] },
      {
        name: 'Graduates',
        rows: [
          ['Graduation list, June 2025'],
          ['Personal details', '', '', '', 'Contact'],
          [
            ...['Student Name / اسم الطالب', "Father's Name", "Mother's Name", 'DOB'],
            ...['Mobile', 'E-mail', 'Reg. No.', 'Class of'],
          ],
          [
            'Amal Haddad',
            'Karim',
            'Leila',
            '03/04/2001',
            '+971 50 123 4567',
            'amal@al-dhaid.example',
            '0042',
            '2025',
          ],
          [
            'هند سالم',
            'سالم',
            'مريم',
            '٠٥/٠٦/٢٠٠٢',
            '00971501234568',
            'hind@al-dhaid.example',
            '0043',
            '2025',
          ],
          [],
          ['Total', 2],
        ],
      },
    ],
  })

journey(
  'a list is found behind a cover sheet and titles; dates that can be read in two ways are a question',
  async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 390, height: 844 } })
    const issuer = await enter(page, 'registry@al-dhaid.example', 'Al Dhaid College')
    await page.goto(`${url}/issuer/student-info`)
    await page.getByRole('button', { name: 'Import Student Data' }).first().click()
    const dialog = await submitSheet(page, 'graduates.xlsx', await registry())
    await expect(dialog.getByText('Found on sheet Graduates, with its headings in row 3.')).toBeVisible()
    await expect(dialog.getByText(/A date such as 03\/04\/2001 can be read in two ways/)).toBeVisible()
    const readAgain = dialog.getByRole('button', { name: 'Read the list with these columns' })
    await expect(readAgain).toBeDisabled()
    await expectNoFindings(page, dialog)

    await dialog.getByRole('combobox', { name: 'Sheet' }).selectOption('Cover')
    await expect(dialog.getByText(/No list of students was found here/)).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Sheet' }).selectOption('Graduates')
    await dialog.getByRole('radio', { name: /^Day first/ }).focus()
    await page.keyboard.press('Space')
    await readAgain.press('Enter')

    await expect(dialog.getByText('2 new', { exact: true })).toBeVisible()
    await dialog.getByRole('tab', { name: 'Accepted rows (2)' }).click()
    await expect(dialog.getByRole('row', { name: /هند سالم/ })).toContainText('05/06/2002')
    await expectNoFindings(page, dialog)
    await dialog.getByRole('tab', { name: 'Not students (2)' }).click()
    await expect(dialog.getByRole('row', { name: /Total/ })).toBeVisible()
    await dialog.getByRole('tab', { name: 'Columns' }).click()
    await expect(dialog.getByRole('table', { name: 'The first rows as they will be read' })).toBeVisible()
    await expectNoFindings(page, dialog)
    await dialog.getByRole('button', { name: 'Import 2' }).click()
    await expectSaid(page, 'Students created successful!')
    const students = await listStudents(issuer)
    expect(students.map(({ rollNumber }) => rollNumber).toSorted()).toEqual(['0042', '0043'])
  },
)
