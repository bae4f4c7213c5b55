import { expect, journey } from '../browser/journey.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { expectSaid } from '../browser/toasts.ts'
import { addStudent, createCertificates, listCertificates, signCertificates } from '../world/certificates.ts'
import { students, verifier } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedClient, sharedUrl } from '../world/shared.ts'

const email = 'registry@dibba.example'
const title = 'Diploma in Marine Surveying'
const reason = 'The diploma’s accreditation ended in 2023 — see our letter 14/2024.'

journey(
  'a verifier declines with a reason, which the issuer reads and nobody can undo',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const admin = await sharedAdmin()
    const issuer = await newIssuer(admin, { organizationName: 'Dibba Maritime Institute', email })
    const draft = { category, title, date: '2025-02-14' }
    const ids = await createCertificates(issuer, draft, [await addStudent(issuer, students[2])])
    await signCertificates(issuer, ids)

    const directorate = await newVisitor()
    await signInByScreen(directorate, url, { email: verifier.email, role: 'Verifier' })
    // The queue is shared, and other journeys fill it.
    await directorate.getByRole('searchbox', { name: 'Search requests' }).fill(title)
    const request = directorate.getByRole('row').filter({ hasText: title })
    await request.getByRole('button', { name: 'Reject' }).click()
    const dialog = directorate.getByRole('dialog', { name: 'Reject this certificate?' })
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled()
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(request).toContainText('Declined')
    await expectSaid(directorate, 'Certificate declined successfully!')
    await expect(request.getByRole('button', { name: /Accept|Reject/ })).toHaveCount(0)

    const institute = await newVisitor()
    await signInByScreen(institute, url, { email, role: 'Issuer' })
    const row = institute.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Declined')
    await expect(row.getByRole('button', { name: 'Transfer' })).toHaveAttribute('aria-disabled', 'true')
    await row.getByRole('link', { name: title }).click()
    await expect(institute.getByText(reason)).toBeVisible()

    const directorateApi = await sharedClient('verifier')
    await expect(directorateApi.put('/update-verified', { id: ids[0], flag: '1' })).rejects.toMatchObject({
      status: 409,
    })
    expect((await listCertificates(issuer))[0]).toMatchObject({ status: '2', reason })
  },
)
