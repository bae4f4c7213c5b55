import { findings } from '../browser/inspect.ts'
import { joinByMail } from '../browser/join-by-mail.ts'
import { expect, journey } from '../browser/journey.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { apiClient } from '../world/api-client.ts'
import { addStudent, createCertificates, signCertificates } from '../world/certificates.ts'
import { onboard } from '../world/organisations.ts'
import { students, verifier } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const board = { organizationName: 'Board of Harbour Pilots', email: 'office@pilots.example' }
const colleague = { name: 'Salem Al Marri', email: 'salem@pilots.example', password: 'Tide-Table-1971!' }
const title = 'Licence to pilot in Khor Fakkan'
const remark = 'Asked the harbour master; waiting for his answer.'

// The next request from a removed colleague's page is refused.
journey.use({ expectedInConsole: /status of 401/ })

journey(
  'an owner invites a colleague, who takes a request and writes a note that the owner reads',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const admin = await sharedAdmin()
    await onboard(apiClient(url), admin, { ...verifier, ...board })
    const academy = await newIssuer(admin, {
      organizationName: 'Khor Fakkan Pilot Academy',
      email: 'registry@pilotacademy.example',
    })
    const studentId = await addStudent(academy, { ...students[1], email: 'pilot@pilotacademy.example' })
    const ids = await createCertificates(academy, { category, title, date: '2025-03-01' }, [studentId])
    await signCertificates(academy, ids)

    const owner = await newVisitor()
    await signInByScreen(owner, url, { email: board.email, role: 'Verifier' })
    await owner.goto(`${url}/verifier/settings?part=colleagues`)
    await owner.getByRole('button', { name: 'Invite a colleague' }).click()
    const inviting = owner.getByRole('dialog', { name: 'Invite a colleague' })
    await inviting.getByLabel('Name').fill(colleague.name)
    await inviting.getByLabel('Email').fill(colleague.email)
    await inviting.getByRole('button', { name: 'Send invitation' }).click()
    const people = owner.getByRole('list', { name: 'Who acts for your organisation' })
    const row = people.getByRole('listitem').filter({ hasText: colleague.name })
    await expect(row).toContainText('Invited')
    await expect(inviting).toBeHidden()
    expect(await findings(owner)).toEqual([])

    const salem = await newVisitor()
    await joinByMail(salem, url, { organizationName: board.organizationName, ...colleague })
    await signInByScreen(salem, url, { ...colleague, role: 'Verifier' })
    const request = salem.getByRole('row').filter({ hasText: title })
    await salem.getByRole('searchbox', { name: 'Search requests' }).fill(title)
    await request.getByRole('button', { name: /^View/ }).click()
    const preview = salem.getByRole('dialog', { name: 'View Certificate' })
    await preview.getByRole('button', { name: 'Assign to me' }).click()
    await expect(preview.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(/acc_/)
    await preview.getByRole('textbox', { name: 'New note' }).fill(remark)
    await preview.getByRole('button', { name: 'Add note' }).click()
    await expect(preview.getByRole('listitem').filter({ hasText: remark })).toBeVisible()
    expect(await findings(salem)).toEqual([])

    await owner.goto(`${url}/verifier?status=all&search=${encodeURIComponent(title)}`)
    const same = owner.getByRole('row').filter({ hasText: title })
    await expect(same).toContainText(`Assigned to ${colleague.name}`)
    await expect(same).toContainText('1 note')
    await owner.getByRole('combobox', { name: 'Assigned to' }).selectOption('Nobody')
    await expect(same).toHaveCount(0)
    await owner.getByRole('combobox', { name: 'Assigned to' }).selectOption(colleague.name)
    await same.getByRole('button', { name: /^View/ }).click()
    const note = owner
      .getByRole('dialog', { name: 'View Certificate' })
      .getByRole('listitem')
      .filter({ hasText: remark })
    await expect(note).toContainText(colleague.name)
    await expect(note.getByRole('button', { name: /Delete/ })).toHaveCount(0)

    await owner.goto(`${url}/verifier/settings?part=colleagues`)
    await row.getByRole('button', { name: `Remove ${colleague.name}` }).click()
    const question = owner.getByRole('dialog', { name: 'Remove this colleague?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(row).toHaveCount(0)
    await salem.reload()
    await salem.waitForURL(/\/sign-in\?next=/)
  },
)
