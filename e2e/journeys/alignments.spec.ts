import { readFile } from 'node:fs/promises'
import { enter } from '../browser/enter.ts'
import { expect, journey } from '../browser/journey.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { apiClient } from '../world/api-client.ts'
import { addStudent, createCertificates } from '../world/certificates.ts'
import { issue } from '../world/issue.ts'
import { openSession } from '../world/organisations.ts'
import { password, students } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const email = 'registry@aligned-institute.example'
const holder = { ...students[1], name: 'Salma Al Nuaimi', email: 'salma@aligned.students.example' }
const skill = 'http://data.europa.eu/esco/skill/ccdf3597-5c80-410f-896d-e1bdfa223de9'

// One step enters an address that is refused.
journey.use({ expectedInConsole: /status of 422/ })

journey(
  'what a category corresponds to is chosen with the keyboard, signed, verified, and exported for Europass',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const issuer = await newIssuer(await sharedAdmin(), { organizationName: 'Aligned Institute', email })
    const studentId = await addStudent(issuer, holder)
    const registry = await newVisitor({ viewport: { width: 360, height: 740 } })
    const session = await openSession(apiClient(url), 'issuer', email, password)
    await enter(registry, url, session, '/category-manager')

    await registry.getByRole('button', { name: `Edit ${category}` }).click()
    await registry.getByRole('button', { name: /^Add fields of study/ }).press('Enter')
    const search = registry.getByRole('combobox', { name: 'Field of study, level or skill' })
    for (const [typed, found] of [
      ['0732', 'Building and civil engineering'],
      ['level 6', 'Level 6'],
    ] as const) {
      await search.pressSequentially(typed)
      await expect(registry.getByRole('option', { name: found })).toBeVisible()
      await search.press('ArrowDown')
      await search.press('Enter')
    }
    const address = registry.getByLabel('Address of another entry')
    await address.fill('javascript:alert(1)')
    await registry.getByLabel('Its name').fill('Run')
    await registry.getByLabel('Its name').press('Enter')
    await registry.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(registry.getByText(/not an address from a classification/)).toBeVisible()
    await registry.getByRole('button', { name: 'Remove Run' }).click()
    await address.fill(skill)
    await registry.getByLabel('Its name').fill('lead a team')
    await registry.getByRole('button', { name: 'Add', exact: true }).click()
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await registry.evaluate(isWide)).toBe(false)
    await registry.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(
      registry.getByText('Building and civil engineering · Level 6 · lead a team', { exact: true }),
    ).toBeVisible()

    const draft = { category, title: 'Bachelor of Dams', date: '2026-06-30' }
    const [id] = (await createCertificates(issuer, draft, [studentId])) as [string]
    const [recorded] = await issue(issuer, [id])

    const stranger = await newVisitor()
    await stranger.goto(await shareLink(issuer, recorded!.slug))
    await expectVerdict(stranger, 'VALID')
    const facts = stranger.locator('[data-facts=signed]')
    await expect(facts.getByRole('link', { name: 'lead a team' })).toHaveAttribute('href', skill)
    await expect(facts).toContainText('Building and civil engineering (0732)')

    await registry.goto(`${url}/certificate/${id}`)
    await registry.getByRole('button', { name: 'Download' }).click()
    const saved = registry.waitForEvent('download')
    await registry.getByRole('menuitem', { name: 'European Digital Credential (Europass)' }).click()
    const elm = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
    expect(elm.credentialSubject.hasClaim.specifiedBy.eqfLevel.id).toBe('http://data.europa.eu/snb/eqf/6')
    const { data } = await (
      await fetch(`${url}/api/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(elm),
      })
    ).json()
    expect(data.verdict).toBe('VALID')
  },
)
