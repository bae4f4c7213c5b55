import { accounts } from '../../tools/demo/demo.ts'
import { type Demo, withDemo } from '../../tools/demo/passing-demo.ts'
import { demoCategories, demoStudents } from '../../tools/demo/people.ts'
import { enter } from '../browser/enter.ts'
import { submitSheet } from '../browser/import-students.ts'
import { expect, journey } from '../browser/journey.ts'
import { selectAllRows } from '../browser/select-all-rows.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import {
  createCertificates,
  listCertificates,
  listStudents,
  signCertificates,
  waitUntilRecorded,
} from '../world/certificates.ts'
import { openSession, type Session } from '../world/organisations.ts'
import { registryWorkbook } from '../world/registry-workbook.ts'
import { shareLink } from '../world/share-link.ts'
import { studentName } from '../world/student-names.ts'
import { keepPhones, keepPicture } from './keep-picture.ts'

/** Without Chinese names, because not every machine that takes pictures has a Chinese font. */
const graduates = Array.from({ length: 270 }, (_, i) => studentName(i + 1)).filter((_, i) => i % 3 !== 0)
const count = graduates.length
const patienceMs = 300_000

// The pages stay open after the demonstration has ended.
journey.use({ expectedInConsole: /ERR_CONNECTION_REFUSED/ })
const award = { category: demoCategories[0], title: 'Bachelor of Civil Engineering', date: '2026-06-18' }

/** Every picture shows a step that worked: if a button or text no longer exists, the tour fails. */
journey('the six pictures of the README', async ({ newVisitor, browser }) => {
  await withDemo(async (demo) => {
    const { url } = demo
    const [registrar, verifier, holder] = await peopleOf(demo)
    const issuer = apiClient(url).as(registrar.data)

    const desk = await newVisitor()
    await enter(desk, url, registrar, '/issuer/student-info')
    // Clears what happened before the tour.
    await desk.getByRole('button', { name: 'Hide Revoke certificates' }).click()
    await desk.getByRole('button', { name: 'Import Student Data' }).first().click()
    const list = await submitSheet(desk, 'Graduation list 2026.xlsx', await registryWorkbook(graduates))
    await expect(list.getByText(`${count} new`)).toBeVisible({ timeout: patienceMs })
    await expect(list.getByText('Found on sheet Graduates, with its headings in row 4.')).toBeVisible()
    await keepPicture(desk, 'import')
    await list.getByRole('button', { name: `Import ${count}` }).click()
    const students = count + demoStudents.length
    await expect(desk.getByText(`${students} results`)).toBeVisible({ timeout: patienceMs })

    await desk.goto(`${url}/issuer/templates/new?design=mirrored`)
    await desk.getByRole('img', { name: 'The certificate as it will look' }).waitFor()
    await keepPicture(desk, 'designer')

    const imported = (await listStudents(issuer)).slice(0, count).map(({ _id }) => _id)
    const drafts = await createCertificates(issuer, award, imported)
    await desk.goto(`${url}/issuer/details/2026`)
    await desk.getByRole('searchbox').fill(award.title)
    await selectAllRows(desk, 'Certificates of 2026', count)
    await desk.getByRole('button', { name: `Sign ${count}` }).click()
    const signing = desk.getByRole('dialog')
    await signing.getByRole('button', { name: 'Use my organisation’s signature' }).click()
    await expect(signing.getByLabel('Digital signature')).not.toHaveValue('')
    await expect(signing.getByText(/AED/).first()).toBeVisible()
    await keepPicture(desk, 'signing')
    await signCertificates(issuer, drafts)

    const office = await newVisitor()
    await enter(office, url, verifier, '/verifier')
    const rows = office.getByRole('table').getByRole('row')
    for (const n of [1, 2, 3]) await rows.nth(n).getByRole('checkbox').check()
    await office.getByRole('button', { name: 'Accept 3' }).waitFor()
    await keepPicture(office, 'queue')

    const link = await acceptedLink(issuer)
    const stranger = await newVisitor()
    await stranger.goto(link)
    await expectVerdict(stranger, 'VALID')
    await stranger.locator('[data-picture=shown]').waitFor()
    await keepPicture(stranger, 'verdict')

    const phone = await newVisitor({ viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 })
    await enter(phone, url, holder, '/student')
    await phone.getByRole('button', { name: 'Share' }).first().waitFor()
    // The two pictures that fit on a phone. The server draws the others shortly before they come into view.
    await phone.getByRole('main').getByRole('img').nth(1).waitFor()
    const views = [await phone.screenshot()]
    await phone.getByRole('button', { name: 'Share' }).first().click()
    await phone.getByRole('button', { name: 'Create link' }).click()
    await phone.getByRole('button', { name: 'Show QR code' }).click()
    await phone.getByRole('dialog').getByRole('img').last().scrollIntoViewIfNeeded()
    await expect(phone.getByText('Link created.')).toBeHidden()
    views.push(await phone.screenshot())
    await phone.goto(link)
    await expectVerdict(phone, 'VALID')
    await phone.locator('[data-picture=shown]').waitFor()
    views.push(await phone.screenshot())
    await keepPhones(await browser.newPage({ viewport: { width: 1280, height: 800 } }), views, 'phone')
  })
})

function peopleOf({ url, password }: Demo): Promise<[Session, Session, Session]> {
  const api = apiClient(url)
  return Promise.all([
    openSession(api, 'issuer', accounts.issuer, password),
    openSession(api, 'verifier', accounts.verifier, password),
    openSession(api, 'student', accounts.student, password),
  ])
}

/** A link, with its key, to an accepted and recorded certificate. */
async function acceptedLink(issuer: ApiClient): Promise<string> {
  const accepted = (await listCertificates(issuer)).filter(
    ({ status, revokedReason }) => status === '1' && revokedReason === '',
  )
  const latin = accepted.find(({ userName }) => /^[A-Za-z ]/.test(userName)) ?? accepted[0]!
  await waitUntilRecorded(issuer, [latin._id])
  return shareLink(issuer, latin.slug)
}
