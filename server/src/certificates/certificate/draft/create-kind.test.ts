import { afterAll, expect, test } from 'vitest'
import { certificate, readBatch, startBatch } from '../../../../test/acts/batches.ts'
import { makeDepartment, move } from '../../../../test/acts/departments.ts'
import { callAs, categoryName, makeIssuer, type Organisation, ok } from '../../../../test/acts/people.ts'
import { newTemplate } from '../../../../test/acts/templates.ts'
import { addStudents } from '../../../../test/worlds/many-students.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { findBatch } from '../../../doors/batch/read-batches.ts'
import { runBatch } from '../../../doors/batch/run-batch.job.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { lostSince } from './resolve-facts.ts'

// No worker runs here: each test runs the job's steps itself.
const { world, admin } = await openRolesWorld()
afterAll(() => world.close())

/** Runs one chunk: a job whose signal is aborted stops after it. */
const step = ({ id: organisationId }: Organisation, batchId: string) =>
  runBatch(world.ctx, { organisationId, batchId }, AbortSignal.abort())

/** How many certificates a batch has made in the end, and why not the others. */
async function ended(issuer: Organisation, batchId: string) {
  while (!(await findBatch(world.ctx.db, issuer.id, batchId)).ended_at) await step(issuer, batchId)
  const { done, failed } = await readBatch(world, issuer, batchId)
  const { reasons } = ok(await callAs(world, issuer, 'GET', `/api/batches/${batchId}/failures`))
  return { done, failed, why: reasons.map(({ key }: { key: string }) => key) }
}

async function startFor(issuer: Organisation, ids: string[], change: object = {}): Promise<string> {
  const request = { kind: 'create', recipients: { ids }, certificate: { ...certificate, ...change } }
  return (await startBatch(world, issuer, request))._id
}

const retry = async (issuer: Organisation, batchId: string) =>
  ok(await callAs(world, issuer, 'POST', `/api/batches/${batchId}/retry`))

async function deleteType(issuer: Organisation) {
  const [category] = ok(await callAs(world, issuer, 'GET', '/api/categories/get-all')).data
  ok(await callAs(world, issuer, 'DELETE', `/api/categories/delete/${category.id}`))
}

test('no more certificates are created of a type that was deleted, nor by a later retry', async () => {
  const issuer = await makeIssuer(world, admin)
  const batchId = await startFor(issuer, await addStudents(world.ctx, issuer.id, 700))
  await step(issuer, batchId)
  await deleteType(issuer)
  const stopped = { done: 500, failed: 200, why: ['invalid.certificate_type'] }
  expect(await ended(issuer, batchId)).toEqual(stopped)
  await retry(issuer, batchId)
  expect(await ended(issuer, batchId)).toEqual(stopped)
  ok(await callAs(world, issuer, 'POST', '/api/categories/create', { name: categoryName }))
  await retry(issuer, batchId)
  expect(await ended(issuer, batchId)).toEqual({ done: 700, failed: 0, why: [] })
})

test.each(['chosen', 'the type’s default'])(
  'no more certificates are created with a template that was archived: %s',
  async (how) => {
    const issuer = await makeIssuer(world, admin)
    const template = ok(await callAs(world, issuer, 'POST', '/api/templates', newTemplate())).data
    const name = 'Transcript'
    const byDefault = { name, ...(how !== 'chosen' && { defaultTemplateId: template._id }) }
    ok(await callAs(world, issuer, 'POST', '/api/categories/create', byDefault))
    const wanted = { certificateType: name, ...(how === 'chosen' && { templateId: template._id }) }
    const [one, other] = await addStudents(world.ctx, issuer.id, 2)
    const early = await startFor(issuer, [one!], wanted)
    const late = await startFor(issuer, [other!], wanted)
    expect(await ended(issuer, early)).toEqual({ done: 1, failed: 0, why: [] })
    ok(await callAs(world, issuer, 'DELETE', `/api/templates/${template._id}`))
    expect(await ended(issuer, late)).toEqual({ done: 0, failed: 1, why: ['invalid.template'] })
  },
)

test('a department goes on with its type’s default template when that becomes another', async () => {
  const issuer = await makeIssuer(world, admin)
  const { _id: templateId } = ok(await callAs(world, issuer, 'POST', '/api/templates', newTemplate())).data
  const name = 'Transcript'
  const { id } = ok(await callAs(world, issuer, 'POST', '/api/categories/create', { name })).data
  const departmentId = await makeDepartment(world, issuer, 'Law')
  ok(await move(world, issuer, { departmentId, categoryIds: [id] }))
  const reach = { organisationId: issuer.id, departments: [departmentId] }
  const lost = await withRetry(world.ctx.db, async (tx) => ({
    why: await lostSince(tx, reach, { categoryName: name, templateId }),
  }))
  expect(lost).toEqual({ why: undefined })
})
