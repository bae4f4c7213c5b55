import { enter } from '../browser/enter.ts'
import { findings } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { apiClient } from '../world/api-client.ts'
import { addStudent, createCategory, listCertificates, signCertificates } from '../world/certificates.ts'
import { type CoursePerson, openLearningPlatform } from '../world/learning-platform.ts'
import { onboard } from '../world/organisations.ts'
import { issuer, students } from '../world/people.ts'
import { category } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'
import { until } from '../world/until.ts'

const title = 'Bridges and tunnels'

journey(
  'a course awards: its platform is connected, its teacher sets the rule and awards, a learner sees it @phone',
  async ({ newVisitor }, { project }) => {
    const url = sharedUrl()
    const university = `college-of-bridges-${project.name}`
    const { session, client } = await onboard(apiClient(url), await sharedAdmin(), {
      ...issuer,
      organizationName: `College of Bridges, ${project.name}`,
      email: `registry@${university}.example`,
    })
    await createCategory(client, category)
    const student = { ...students[2], email: `zoe@${university}.example` }
    await addStudent(client, student)
    const dina: CoursePerson = {
      id: 'dina',
      name: 'Dina Dean',
      email: 'dina@uni.example',
      role: 'Instructor',
    }
    const zoe: CoursePerson = {
      id: 'zoe',
      name: student.name,
      email: student.email,
      role: 'Learner',
      score: 91,
    }
    const stranger: CoursePerson = {
      id: 'sam',
      name: 'Sam Stranger',
      email: 'sam@else.example',
      role: 'Learner',
      score: 88,
    }
    const late: CoursePerson = {
      id: 'lu',
      name: 'Lu Late',
      email: 'lu@else.example',
      role: 'Learner',
      score: 12,
    }
    const tool = { loginUrl: '', launchUrl: '' }
    const platform = await openLearningPlatform(() => tool, [dina, zoe, stranger, late])
    try {
      const owner = await newVisitor()
      await enter(owner, url, session, '/issuer/settings?part=learning')
      await owner.getByRole('button', { name: 'Add a platform' }).click()
      await owner.getByRole('dialog').getByLabel('Name').fill('Moodle')
      await owner.getByRole('dialog').getByRole('button', { name: 'Add a platform' }).click()
      const dialog = owner.getByRole('dialog', { name: 'Set up Moodle' })
      for (const [label, value] of Object.entries(platform.settings))
        await dialog.getByLabel(label).fill(value)
      expect(await findings(owner)).toEqual([])
      await dialog.getByRole('button', { name: 'Save' }).click()
      await owner.getByRole('button', { name: 'Test Moodle' }).click()
      await owner.getByRole('button', { name: 'Switch on Moodle' }).click()
      const row = owner.getByRole('list', { name: 'Learning platforms' }).getByRole('listitem')
      await expect(row.getByText('On', { exact: true })).toBeVisible()
      expect(await findings(owner)).toEqual([])
      const { data } = await client.get<{ data: (typeof tool)[] }>('/api/learning-platforms')
      Object.assign(tool, data[0])

      const teacher = await newVisitor()
      await enter(teacher, url, session, '/issuer')
      await teacher.goto(platform.linkFor(dina))
      await teacher.getByRole('button', { name: 'Open Credenza' }).click()
      await expect(teacher.getByRole('heading', { level: 1, name: 'Bridges 101' })).toBeVisible()
      await teacher.getByLabel('Title on the certificate').fill(title)
      await teacher.getByLabel('Minimum in percent').fill('60')
      await teacher.getByRole('button', { name: 'Save' }).click()
      const people = teacher.getByRole('list', { name: 'People in the course' })
      await expect(people.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await expect(people.getByRole('listitem').filter({ hasText: stranger.name })).toContainText(
        'Not among the organisation’s students',
      )
      expect(await findings(teacher)).toEqual([])
      await teacher.getByRole('button', { name: `Connect registry@${university}.example` }).click()
      await teacher.getByRole('button', { name: 'Award (1)' }).click()
      await expect(teacher.getByRole('button', { name: /^Undo/ })).toBeVisible()
      await expect(people.getByRole('listitem').filter({ hasText: student.name })).toContainText('Awarded')
      expect(await findings(teacher)).toEqual([])

      await owner.goto(`${url}/issuer/activity`)
      await expect(owner.getByText(title).first()).toBeVisible()
      const made = async () => (await listCertificates(client)).filter((one) => one.title === title)
      await until('the certificate is made', async () => (await made()).length === 1)
      await signCertificates(
        client,
        (await made()).map(({ _id }) => _id),
      )

      const learner = await newVisitor()
      await learner.goto(platform.linkFor(zoe))
      await learner.getByRole('button', { name: 'Open Credenza' }).click()
      const own = learner.getByRole('list', { name: 'Your certificates from this course' })
      await expect(own.getByText(title)).toBeVisible()
      expect(await findings(learner)).toEqual([])
    } finally {
      await platform.close()
    }
  },
)
