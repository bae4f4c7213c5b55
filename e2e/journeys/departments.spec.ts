import { findings } from '../browser/inspect.ts'
import { joinByMail } from '../browser/join-by-mail.ts'
import { expect, journey } from '../browser/journey.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { addStudent } from '../world/certificates.ts'
import { students } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const university = { organizationName: 'University of Wurayah', email: 'registry@wurayah.example' }
const colleague = { name: 'Hind Al Ketbi', email: 'hind@wurayah.example', password: 'Date-Palm-1971!' }
/** With emails of their own: somebody whom a second university adds has to prove their mailbox, and their sessions end. */
const engineer = { ...students[0], email: 'engineer@wurayah.example' }
const lawyer = { ...students[1], email: 'lawyer@wurayah.example' }

journey(
  'an owner divides the university, and a colleague of one department sees nothing of the other',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const registry = await newIssuer(await sharedAdmin(), university)
    await addStudent(registry, { ...engineer, courseName: 'Bridges' })
    await addStudent(registry, { ...lawyer, courseName: 'Contracts' })

    const owner = await newVisitor()
    await signInByScreen(owner, url, { email: university.email, role: 'Issuer' })
    await expect(owner.getByLabel('Department')).toHaveCount(0)
    await owner.goto(`${url}/issuer/settings?part=departments`)
    for (const name of ['Engineering', 'Law']) {
      await owner.getByRole('button', { name: 'Add a department' }).click()
      const adding = owner.getByRole('dialog', { name: 'Add a department' })
      await adding.getByLabel('Name').fill(name)
      await adding.getByRole('button', { name: 'Add a department' }).click()
      await expect(adding).toBeHidden()
    }
    await owner.getByRole('button', { name: 'Move students and categories to Law' }).click()
    const moving = owner.getByRole('dialog', { name: 'Move students and categories to Law' })
    await moving.getByLabel('Students of the course').selectOption('Contracts')
    await moving.getByRole('combobox', { name: 'Categories' }).press('ArrowDown')
    await owner.getByRole('option', { name: category }).click()
    expect(await findings(owner)).toEqual([])
    await moving.getByRole('button', { name: 'Move students and categories' }).click()
    await expect(moving).toBeHidden()
    const law = owner
      .getByRole('list', { name: 'Departments of your organisation' })
      .getByRole('listitem')
      .last()
    await expect(law).toContainText('Students: 1')

    await owner
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Colleagues' })
      .click()
    await owner.getByRole('button', { name: 'Invite a colleague' }).click()
    const inviting = owner.getByRole('dialog', { name: 'Invite a colleague' })
    await inviting.getByLabel('Name').fill(colleague.name)
    await inviting.getByLabel('Email').fill(colleague.email)
    await inviting.getByRole('button', { name: 'Send invitation' }).click()
    await expect(inviting).toBeHidden()
    await owner.getByRole('button', { name: `Change role of ${colleague.name}` }).click()
    const choosing = owner.getByRole('dialog', { name: 'Change role' })
    await choosing.getByRole('radio', { name: /^A role in each department/ }).click()
    await choosing.getByLabel('Role in Law').selectOption('Preparer')
    expect(await findings(owner)).toEqual([])
    await choosing.getByRole('button', { name: 'Change role' }).click()
    await expect(choosing).toBeHidden()

    const hind = await newVisitor()
    await joinByMail(hind, url, { ...university, ...colleague })
    await signInByScreen(hind, url, { ...colleague, role: 'Issuer' })
    await hind.goto(`${url}/issuer/student-info`)
    await expect(hind.getByRole('row').filter({ hasText: lawyer.name })).toBeVisible()
    await expect(hind.getByRole('row').filter({ hasText: engineer.name })).toHaveCount(0)
    expect(await findings(hind)).toEqual([])

    await owner.goto(`${url}/issuer/student-info`)
    await expect(owner.getByRole('row').filter({ hasText: engineer.name })).toBeVisible()
    await owner.getByLabel('Department').selectOption('Law')
    await expect(owner.getByRole('row').filter({ hasText: engineer.name })).toHaveCount(0)
    await owner.setViewportSize({ width: 390, height: 844 })
    await expect(owner.getByLabel('Department')).toHaveValue(/^dep_/)
    expect(await findings(owner)).toEqual([])
  },
)
