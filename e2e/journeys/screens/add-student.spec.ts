import { freeze } from '../../browser/clock.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { expectToast } from '../../browser/toasts.ts'
import { listStudents } from '../../world/certificates.ts'

const path = '/addStudent'
/** Each required field and its message when empty (specification, section 5). */
const required = [
  ['Name', 'Name is required'],
  ['Email', 'Email is required'],
  ['Father Name', 'Father Name is required'],
  ['Mother Name', 'Mother Name is required'],
  ['Roll Number', 'Roll Number is required'],
  ['Mobile Number', 'Mobile Number is required'],
  ['Date Of Birth', 'Date Of Birth is required'],
  ['Password', 'Password is required'],
] as const

journey.describe('Add Student (specification, sections 2, 5 and 8)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 409/ })
  journey(
    'every empty required field says so, and only those; what is typed wrong says so at once',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await enterAsOwnIssuer(page, {
        organizationName: 'Kalba College of Fisheries',
        mailbox: 'kalba-fisheries',
        path,
      })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      for (const [, message] of required) await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(page.getByText(/is required$/)).toHaveCount(required.length)
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()

      await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
      await expect(page.getByText('Invalid email format.')).toBeVisible()
      const mobile = page.getByRole('textbox', { name: 'Mobile Number' })
      await mobile.pressSequentially('+971 50-123 4567')
      await expect(mobile).toHaveValue('971501234567')
      const years = page.getByRole('combobox', { name: /Year/ }).getByRole('option')
      await expect(years.nth(1)).toHaveText('2018')
      await expect(years.filter({ hasText: '2025' })).toHaveCount(1)
    },
  )

  journey(
    'a student is added, the form is empty again with the first field in focus; Cancel and back ask if something was typed',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const issuer = await enterAsOwnIssuer(page, {
        organizationName: 'Hatta Academy of Falconry',
        mailbox: 'hatta-falconry',
        path: '/issuer/student-info',
      })
      await page.getByRole('link', { name: '+ Add Student Info' }).first().click()
      const fill = (field: string, value: string) =>
        page.getByRole('textbox', { name: field, exact: true }).fill(value)
      await fill('Name', 'مريم بنت سعيد الكتبي')
      await fill('Email', 'maryam.alketbi@student.example')
      await fill('Father Name', 'Saeed Al Ketbi')
      await fill('Mother Name', 'Latifa Al Ketbi')
      await fill('Roll Number', '00042')
      await fill('Mobile Number', '0501234567')
      await fill('Date Of Birth', '09/04/2003')
      await fill('Password', 'Pearl-Diver-1932!')
      await freeze(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expectToast(page, 'success', 'Student added successfully!')
      await page.clock.resume()
      const name = page.getByRole('textbox', { name: 'Name', exact: true })
      await expect(name).toHaveValue('')
      await expect(name).toBeFocused()
      expect(await listStudents(issuer)).toMatchObject([
        { name: 'مريم بنت سعيد الكتبي', rollNumber: '00042', mobileNumber: '0501234567' },
      ])

      await name.fill('Somebody')
      await page.getByRole('button', { name: 'Cancel' }).click()
      const question = page.getByRole('dialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(name).toHaveValue('Somebody')
      await expect(question).toBeHidden()
      await page.goBack()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toBeHidden()
      await expect(name).toHaveValue('Somebody')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await question.getByRole('button', { name: 'Leave' }).click()
      await page.waitForURL('**/issuer/student-info')
    },
  )

  journey('the same email or roll number twice is refused on its field', async ({ newVisitor }) => {
    const page = await newVisitor()
    const student = {
      name: 'Salem Al Mansoori',
      fatherName: 'Ali',
      motherName: 'Mona',
      rollNumber: '7',
      mobileNumber: '0501234567',
      dateOfBirth: '2003-04-09',
      email: 'salem.almansoori@student.example',
      password: 'Pearl-Diver-1932!',
    }
    await enterAsOwnIssuer(
      page,
      { organizationName: 'Liwa Institute of Dates', mailbox: 'liwa', path },
      (issuer) => issuer.post('/api/student/add-student', student),
    )
    const fields = {
      Name: student.name,
      Email: student.email,
      'Father Name': student.fatherName,
      'Mother Name': student.motherName,
      'Roll Number': '8',
      'Mobile Number': student.mobileNumber,
      'Date Of Birth': '09/04/2003',
      Password: student.password,
    }
    for (const [field, value] of Object.entries(fields))
      await page.getByRole('textbox', { name: field, exact: true }).fill(value)
    await freeze(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'error', 'A student with this email already exists.')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.email)
  })
})
