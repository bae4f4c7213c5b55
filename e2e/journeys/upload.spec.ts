import { withClipboard } from '../browser/clipboard.ts'
import { enter } from '../browser/enter.ts'
import { expect, journey } from '../browser/journey.ts'
import { printPapers } from '../browser/papers.ts'
import { copyDigitalSignature, signByScreen } from '../browser/sign.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { expectSaid } from '../browser/toasts.ts'
import { apiClient } from '../world/api-client.ts'
import { addStudent, waitUntilRecorded } from '../world/certificates.ts'
import { openFirstSession } from '../world/organisations.ts'
import { password, students, verifier } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const title = 'Diploma in Date Palm Care'
const college = { organizationName: 'Liwa Agricultural College', email: 'registry@wathba.example' }
/** A student of another school, whom the college does not know. */
const holder = { ...students[2], name: 'Hessa Al Mazrouei', email: 'hessa@madinat.students.example' }

journey(
  'a student’s uploaded certificate goes to the named issuer, to a verifier, and onto the chain',
  async ({ newVisitor, browser }) => {
    const url = sharedUrl()
    const admin = await sharedAdmin()
    const school = { organizationName: 'Madinat Zayed School', email: 'registry@madinat.example' }
    await addStudent(await newIssuer(admin, school), holder)
    const issuer = await newIssuer(admin, college)
    const { pdf, png } = await printPapers(browser, title)

    const student = await newVisitor()
    const session = await openFirstSession(apiClient(url), holder, password)
    await enter(student, url, session, '/student')
    await student.getByRole('button', { name: 'Upload a certificate' }).click()
    const form = student.getByRole('dialog', { name: 'Upload a certificate' })
    await form.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(form.getByText('Please select a file !')).toBeVisible()
    await expect(form.getByText('Title is required')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Browse for Certificate file' }).last()).toBeFocused()
    await form.locator('input[type=file]').setInputFiles(pdf)
    await form.getByRole('combobox', { name: 'Issuer' }).fill('liwa')
    await student.getByRole('option', { name: college.organizationName }).click()
    await form.getByRole('combobox', { name: 'Certificate Type' }).click()
    await student.getByRole('option', { name: category }).click()
    await form.getByRole('textbox', { name: 'Date of Issue' }).fill('31/05/2024')
    await form.getByRole('textbox', { name: 'Title of the Certificate' }).fill(title)
    await form.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(form).toBeHidden()
    const status = student.getByText(`Waiting for ${college.organizationName} to verify it.`)
    await expect(status).toBeVisible()
    await expect(student.getByText('Uploaded by you')).toBeVisible()

    const registry = await newVisitor(withClipboard)
    await signInByScreen(registry, url, { email: college.email, role: 'Issuer' })
    const signature = await copyDigitalSignature(registry)
    await registry.goto(`${url}/issuer/details/2024`)
    await registry.getByRole('combobox', { name: 'Origin' }).selectOption('Created by us')
    await expect(registry.getByText('No Data Found')).toBeVisible()
    await registry.getByRole('combobox', { name: 'Origin' }).selectOption('Uploaded by users')
    const row = registry.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Uploaded by user')
    await row.getByRole('button', { name: /^More about/ }).click()
    await registry.getByRole('menuitem', { name: 'Sign' }).click()
    const answer = registry.getByRole('dialog', { name: title })
    await answer.getByRole('button', { name: 'Verify Certificate' }).click()
    await expect(answer.getByText('Missing required data for verification')).toHaveCount(2)
    await answer.locator('input[type=file]').setInputFiles(png)
    await signByScreen(registry, signature)
    await expect(student.getByText('Verified by its issuer. Waiting for a verifier.')).toBeVisible({
      timeout: 30_000,
    })

    const directorate = await newVisitor()
    await signInByScreen(directorate, url, { email: verifier.email, role: 'Verifier' })
    await directorate.getByRole('link', { name: 'User Request' }).click()
    // The previous page has a field of the same name, and stays until this one appears.
    await directorate.getByRole('heading', { name: 'All Certificates Uploaded by Users' }).waitFor()
    await directorate.getByRole('searchbox', { name: 'Search requests' }).fill(title)
    const request = directorate.getByRole('row').filter({ hasText: title })
    await request.getByRole('button', { name: /^View / }).click()
    const view = directorate.getByRole('dialog', { name: 'View Certificate' })
    await expect(view.getByRole('button', { name: 'Letter of authority' })).toBeVisible()
    await view.getByRole('button', { name: 'Accept' }).click()
    await expect(view.getByRole('button', { name: 'All-Ready Verified' })).toBeDisabled()
    await expectSaid(directorate, 'Certificate status updated successfully')

    const { documents } = await issuer.get<{ documents: { _id: string }[] }>('/get-certificate-from-db')
    const [recorded] = await waitUntilRecorded(issuer, [documents[0]!._id])
    await student.goto(`${url}/certificate/${recorded!._id}`)
    await expect(student.getByText('permanently recorded on the blockchain')).toBeVisible()
    await expect(student.getByRole('button', { name: 'Download Uploaded file' })).toBeVisible()
    await expect(student.getByRole('button', { name: 'Download Letter of authority' })).toHaveCount(0)
  },
)
