import type { Page } from '@playwright/test'
import { enter } from '../browser/enter.ts'
import { findings } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { findMail } from '../browser/mailbox.ts'
import { codeOf } from '../world/admin.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { addStudent, createCategory, createCertificates, signCertificates } from '../world/certificates.ts'
import { issue } from '../world/issue.ts'
import { onboard, openSession, type Session } from '../world/organisations.ts'
import { issuer, students } from '../world/people.ts'
import { category } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const organizationName = 'Masafi School of Springs'
const title = 'Bachelor of Hydrology'
const password = 'Falaj-of-Masafi-1904!'

journey('two of three signers approve, then it is signed, and everyone sees so', async ({ newVisitor }) => {
  const url = sharedUrl()
  const details = { ...issuer, organizationName, email: 'registry@masafi-approvals.example' }
  const { session, client: owner } = await onboard(apiClient(url), await sharedAdmin(), details)
  await createCategory(owner, category)
  await showSecondFactor(owner)
  const mails = await newVisitor()
  const signers: Session[] = []
  for (const name of ['Mariam', 'Khalid', 'Noura']) signers.push(await joinAsSigner(owner, mails, name))
  const ids = await colleagueIds(owner)
  await owner.put('/api/approval-rules', { rules: [{ needed: 2, signers: ids }] })
  const student = await addStudent(owner, { ...students[1], email: 'springs@students.example' })
  const certificates = await createCertificates(owner, { category, title, date: '2025-06-30' }, [student])

  const preparer = await newVisitor()
  await enter(preparer, url, session, '/issuer/certificates')
  await preparer.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check()
  await preparer.getByRole('button', { name: 'Ask for approval' }).click()
  const asking = preparer.getByRole('dialog', { name: 'Ask for approval' })
  await asking.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(preparer.getByText('Waiting for approval')).toBeVisible()
  await expect(signCertificates(owner, certificates)).rejects.toMatchObject({ status: 409 })

  for (const signer of signers.slice(0, 2)) {
    await showSecondFactor(apiClient(url).as(signer.data))
    await approveByScreen(await newVisitor(), url, signer)
  }
  await expect(preparer.getByText('Approved, ready to sign')).toBeVisible()
  const [issued] = await issue(owner, certificates)
  const stranger = await newVisitor()
  await stranger.goto(await shareLink(owner, issued!.slug))
  await stranger.getByText(/checks passed$/).click()
  await expect(stranger.getByText('Approved by 2 of 3 signers', { exact: false }).first()).toBeVisible()
})

/** Gives the account an authenticator app. From then on, its session has shown a second factor. */
async function showSecondFactor(client: ApiClient): Promise<void> {
  const app = await client.post<{ success: true; secret: string }>('/api/account/totp')
  await client.post('/api/account/totp/confirm', { code: codeOf(app) })
}

async function joinAsSigner(owner: ApiClient, mails: Page, name: string): Promise<Session> {
  const email = `${name.toLowerCase()}@masafi-approvals.example`
  await owner.post('/api/colleagues', { name, email, memberRole: 'signer' })
  const subject = `Invitation from ${organizationName} · دعوة من ${organizationName}`
  const mail = await findMail(mails, owner.url, { to: email, subject })
  const [, token] = /\/join#token=([\w-]+)/.exec((await mail.locator('pre').textContent())!)!
  const api = apiClient(owner.url)
  await api.post('/api/invitation/accept', { token, password, confirmPassword: password })
  return openSession(api, 'issuer', email, password)
}

async function colleagueIds(owner: ApiClient): Promise<string[]> {
  type Colleagues = { success: true; data: { _id: string; state: string }[] }
  const { data } = await owner.get<Colleagues>('/api/colleagues')
  return data.filter(({ state }) => state === 'active').map(({ _id }) => _id)
}

async function approveByScreen(page: Page, url: string, session: Session): Promise<void> {
  await enter(page, url, session, '/issuer/approvals')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('img', { name: new RegExp(title) })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve these certificates?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
}
