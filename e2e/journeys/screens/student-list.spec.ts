import type { Page } from '@playwright/test'
import { readClipboard, withClipboard } from '../../browser/clipboard.ts'
import { freeze } from '../../browser/clock.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { outOfOrder, refuse } from '../../browser/refuse.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { addStudent, createCertificates, listStudents } from '../../world/certificates.ts'
import { issue } from '../../world/issue.ts'
import { students } from '../../world/people.ts'
import { category } from '../../world/seed.ts'

const path = '/issuer/student-info'
const list = '/api/student/get-student'
const [maryam, siyuan, zoe] = students.map(({ name }) => name) as [string, string, string]

journey.describe('student list (specification, sections 2, 8 and 9)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 500/ })

  journey(
    'ten skeleton rows, then every student, newest first, found by any value; failures are said',
    async ({ newVisitor }) => {
      const page = await newVisitor(withClipboard)
      const answer = await hold(page, list)
      const issuer = await enterAsOwnIssuer(
        page,
        { organizationName: 'Marawah Institute', mailbox: 'marawah', path },
        async (client) => {
          const ids: string[] = []
          for (const student of students) {
            const email = `${student.rollNumber}@marawah.example`
            ids.push(await addStudent(client, { ...student, email }))
          }
          // A student gets a wallet with the token of their first certificate.
          const draft = { category, title: 'Pearl Diving', date: '2025-06-30' }
          const certificates = await createCertificates(client, draft, ids.slice(0, 1))
          await issue(client, certificates)
          await client.put('/update-transfer', { id: certificates[0] })
        },
      )
      const title = 'Student Information List'
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(10)
      answer()
      await expectNames(page, [zoe, siyuan, maryam])
      await expect(page.getByRole('table', { name: title }).getByRole('columnheader')).toHaveText([
        '',
        'Student Name',
        'University Name',
        'College Name',
        'Course Name',
        'Year',
        'Roll Number',
        'Mobile Number',
        'Email Address',
        'Wallet Address',
      ])
      await expect(rowOf(page, zoe).getByRole('cell')).toHaveText([
        '',
        zoe,
        'Marawah Institute',
        'College of Engineering',
        'BSc Civil Engineering',
        '2025',
        '0044',
        '0501234567',
        /^0044@/,
        'N/A',
      ])
      const { walletAddress } = (await listStudents(issuer)).find(({ name }) => name === maryam)!
      expect(walletAddress).toMatch(/^0x[0-9a-fA-F]{40}$/)
      await expect(rowOf(page, maryam).getByRole('cell').last()).toHaveText(walletAddress.slice(0, 16))
      await freeze(page)
      await rowOf(page, maryam).getByRole('button', { name: 'Copy wallet address' }).click()
      await expectToast(page, 'success', 'Wallet address copied to clipboard!')
      expect(await readClipboard(page)).toBe(walletAddress)
      await page.clock.resume()

      const search = page.getByRole('searchbox', { name: 'Search students' })
      for (const [typed, found] of [
        ['zOË', [zoe]],
        ['كتبي', [maryam]],
        ['0043@MARAWAH', [siyuan]],
        [walletAddress.slice(4, 14).toUpperCase(), [maryam]],
        ['civil eng', [zoe, siyuan, maryam]],
        ['nobody of that name', []],
      ] as const) {
        await search.fill(typed)
        await expectNames(page, found)
      }
      await expect(page.getByText('No Data Found', { exact: true })).toBeVisible()

      const recover = await refuse(page, list)
      await page.reload()
      await expect(page.getByText(`Error fetching data: ${outOfOrder}`)).toBeVisible()
      await recover()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText('No Data Found', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Clear search', exact: true }).click()
      await expectNames(page, [zoe, siyuan, maryam])
    },
  )

  journey('letters are shown whole, and a text too long is cut at its own end', async ({ newVisitor }) => {
    const page = await newVisitor()
    await enterAsOwnIssuer(
      page,
      { organizationName: 'Sir Bani Yas Academy', mailbox: 'sir-bani-yas-academy', path },
      async (client) => {
        const long = Array(8).fill('محمد الكعبي').join(' ')
        for (const [index, name] of ['الكعبي', 'हूँ ऐंठीं', long, 'ÅÉl '.repeat(30).trim()].entries())
          await addStudent(client, {
            ...students[0]!,
            name,
            rollNumber: `${index}`,
            email: `${index}@baniyas.example`,
          })
      },
    )
    const texts = page.getByRole('table').locator('td [dir="auto"]')
    await expect(texts.first()).toBeVisible()
    // The last one has no line below it.
    const rows = page.getByRole('table').locator('tbody tr:not(:last-child)')
    expect(await texts.evaluateAll(cutLetters)).toEqual([])
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights).size).toBe(1)
    await expect(texts.filter({ hasText: 'محمد' })).toHaveCSS('direction', 'rtl')
  })
})

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const expectNames = (page: Page, names: readonly string[]) =>
  expect(
    page.getByRole('table', { name: 'Student Information List' }).locator('tbody tr td:nth-child(2)'),
  ).toHaveText([...names])

/** The texts of which a letter reaches beyond the box that cuts it, or of which more lines are seen than fit. */
function cutLetters(elements: Element[]): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!
  // Browsers measure letters in whole pixels.
  const roundedUp = 1
  return elements
    .filter((element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const ink = canvas.measureText(element.textContent!)
      const box = element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      return lines.some((line) => {
        const baseline = line.top + ink.fontBoundingBoxAscent
        const isShown = baseline < box.bottom
        return isShown
          ? baseline + ink.actualBoundingBoxDescent > box.bottom + roundedUp
          : baseline - ink.actualBoundingBoxAscent < box.bottom - roundedUp
      })
    })
    .map((element) => element.textContent!)
}
