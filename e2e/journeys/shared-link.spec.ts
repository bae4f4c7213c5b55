import { readClipboard, withClipboard } from '../browser/clipboard.ts'
import { expect, journey } from '../browser/journey.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { password, students } from '../world/people.ts'
import { sharedUrl } from '../world/shared.ts'

const [holder] = students

journey(
  'a student copies the link of a certificate and a stranger reads VALID from it @phone',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const student = await newVisitor(withClipboard)
    await student.goto(`${url}/student/sign-in`)
    await student.getByLabel('Email').fill(holder.email)
    await student.getByRole('textbox', { name: 'Password' }).fill(password)
    await student.getByRole('button', { name: 'Sign In' }).click()
    await expect(student.getByRole('heading', { name: 'My certificates' })).toBeVisible()
    await student.getByRole('button', { name: 'Copy link' }).first().click()
    await expect(student.getByText('Link copied!')).toBeVisible()
    const link = await readClipboard(student)

    const stranger = await newVisitor()
    await stranger.goto(link)
    await expectVerdict(stranger, 'VALID')
    await expect(stranger.locator('[data-check][data-answer="passed"]')).toHaveCount(8)
    await expect(stranger.getByText(holder.name).first()).toBeVisible()
    // The key of the document stays in the browser.
    expect(link).toContain('#')
    await expect(stranger.getByText(link.split('#')[1]!)).toHaveCount(0)
  },
)

journey(
  'without the key a link shows that there is a certificate, but not whose @phone',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const student = await newVisitor(withClipboard)
    await student.goto(`${url}/student/sign-in`)
    await student.getByLabel('Email').fill(holder.email)
    await student.getByRole('textbox', { name: 'Password' }).fill(password)
    await student.getByRole('button', { name: 'Sign In' }).click()
    await student.getByRole('button', { name: 'Copy link' }).first().click()
    const link = await readClipboard(student)

    const stranger = await newVisitor()
    await stranger.goto(link.split('#')[0]!)
    await expect(stranger.getByText('Ask the holder for the full link.', { exact: false })).toBeVisible()
    await expect(stranger.getByText(holder.name)).toHaveCount(0)
  },
)
