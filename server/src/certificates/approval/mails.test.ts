import { afterAll, expect, test } from 'vitest'
import { approve, askApproval, reject } from '../../../test/acts/approvals.ts'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { mailsTo } from '../../../test/acts/mails.ts'
import { callAs, makeStudent, ok } from '../../../test/acts/people.ts'
import { openApprovalWorld } from '../../../test/worlds/approval-world.ts'

const { world, owner, first, second, third, preparer, asked } = await openApprovalWorld()
afterAll(() => world.close())

/** The subjects of the emails to somebody about this request, oldest first. */
const aboutTo = async ({ email }: { email: string }, id: string) =>
  (await mailsTo(world, email))
    .filter(({ text }) => text.includes(`/issuer/approvals/${id}`))
    .map(({ subject }) => subject)
    .reverse()

const untilAbout = (who: { email: string }, id: string, subjects: readonly string[]) =>
  world.until(async () => JSON.stringify(await aboutTo(who, id)) === JSON.stringify(subjects))

const wait = 'Certificates are waiting for your approval'
const changed = 'Certificates have changed: approvals withdrawn'
const approved = 'Certificates have been approved'
const rejected = 'Approval of certificates was rejected'

test('signers learn that they are asked, and everyone but the last of them that it is approved', async () => {
  const { id } = await asked(2)
  await untilAbout(first, id, [wait])
  for (const one of [first, second]) ok(await approve(world, one, id))
  await untilAbout(first, id, [wait, approved])
  await untilAbout(third, id, [wait, approved])
  await untilAbout(preparer, id, [approved])
  expect(await aboutTo(second, id)).toEqual([wait])
  const texts = (await mailsTo(world, third.email)).map(({ subject, text }) => subject + text)
  expect(texts.join()).not.toMatch(/Amal|Bridges/)
})

test('those who approved, and who prepared it, learn that it changed; all are asked again', async () => {
  const own = await makeStudent(world, owner)
  const ids = await createCertificates(world, owner, own)
  const { _id: id } = ok(await askApproval(world, preparer, ids)).data
  ok(await approve(world, first, id))
  const edit = ok(await callAs(world, owner, 'GET', `/api/students/${own.studentId}`)).data
  const change = { ...edit, email: `moved-${own.email}` }
  ok(await callAs(world, owner, 'PUT', `/api/students/${own.studentId}`, change))
  await untilAbout(first, id, [wait, changed])
  await untilAbout(preparer, id, [changed])
  ok(await callAs(world, preparer, 'POST', `/api/approvals/${id}/renew`))
  await untilAbout(third, id, [wait, wait])
  await untilAbout(first, id, [wait, changed, wait])
})

test('who prepared it, and who had approved it, learn that it was rejected, but not why', async () => {
  const { id } = await asked(1)
  ok(await approve(world, first, id))
  ok(await reject(world, second, id, 'The name of Amal is wrong'))
  await untilAbout(preparer, id, [rejected])
  await untilAbout(first, id, [wait, rejected])
  expect(await aboutTo(second, id)).toEqual([wait])
  const [mail] = await mailsTo(world, preparer.email)
  expect(mail!.subject + mail!.text).not.toMatch(/Amal|Bridges/)
})
