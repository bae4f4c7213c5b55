import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endedBatch, runBatch, signature } from '../../../test/acts/batches.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callOnLaunch, click, type LaunchKey, switchOnPlatform } from '../../../test/acts/launches.ts'
import { callAs, categoryName, makeIssuer, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { type Click, learner, teacher } from '../../../test/stand-ins/learning-platform.ts'
import { openLearningWorld, openUniversity } from '../../../test/worlds/learning-world.ts'

const { world, admin } = await openLearningWorld()
const moodle = await openUniversity(world, admin)
const { university, standIn, aisha } = moodle
const omar = await makeStudent(world, university)
const school = await makeIssuer(world, admin)
let courses = 0

afterAll(async () => {
  await standIn.close()
  await world.close()
})
/** Each test has its own course. */
beforeEach(() => {
  courses++
  standIn.state.lineItems = ['Exam', 'Essay']
  standIn.state.people = [
    { id: 'dina', name: 'Dina Dean', roles: ['Instructor'], scores: { Exam: 100 } },
    { id: 'aisha', name: aisha.name, email: aisha.email.toUpperCase(), scores: { Exam: 90, Essay: 70 } },
    { id: 'omar', name: omar.name, email: omar.email, scores: { Exam: 50 } },
    {
      id: 'nobody',
      name: 'Nobody Known',
      email: 'nobody@elsewhere.example',
      scores: { Exam: 95, Essay: 95 },
    },
  ]
})

const rule = { certificateType: categoryName, title: 'Bridges', templateId: '', minimum: 80 }
const exam = () => ({ ...rule, basis: 'item', lineItem: standIn.itemUrl(0) })
const launch = (who: Partial<Click> = {}) =>
  click(world, moodle, { subject: 'dina', roles: [teacher], contextId: `course-${courses}`, ...who })
const call = (key: LaunchKey, act: string, body: object = {}) => callOnLaunch(world, key, act, body)
const save = (key: LaunchKey, given: object = exam()) => call(key, 'rule', { rule: given })
const peopleOf = async (key: LaunchKey) => ok(await call(key, 'grades')).data.people
const standings = async (key: LaunchKey) =>
  Object.fromEntries(
    (await peopleOf(key)).map((one: { subject: string; standing: string }) => [one.subject, one.standing]),
  )
const award = async (key: LaunchKey, ...people: string[]) =>
  call(key, 'award', { people, rule: ok(await call(key, 'read')).data.rule ?? exam() })
const connect = (key: LaunchKey, who: { token: string }) => callOnLaunch(world, key, 'connect', {}, who)
const everybody = ['dina', 'aisha', 'omar', 'nobody']
const courseOf = async () => ok(await callAs(world, university, 'GET', '/api/courses')).data[0]

describe('the rule', () => {
  test.each([
    ['one grade', () => exam(), { aisha: [90, true], omar: [50, false], nobody: [95, true] }],
    [
      'all grades together, a missing one as 0',
      () => ({ ...rule, basis: 'total', lineItem: '' }),
      { aisha: [80, true], omar: [25, false], nobody: [95, true] },
    ],
    [
      'a score in each',
      () => ({ ...rule, basis: 'completion', lineItem: '' }),
      { aisha: [null, true], omar: [null, false], nobody: [null, true] },
    ],
  ])('%s', async (_name, given, expected) => {
    const key = await launch()
    ok(await save(key, given()))
    const found = (await peopleOf(key)).map(
      ({ subject, percent, meets }: { subject: string; percent: number | null; meets: boolean }) => [
        subject,
        [percent, meets],
      ],
    )
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  test('follows its type when that is renamed', async () => {
    const add = async (category: object) =>
      ok(await callAs(world, university, 'POST', '/api/categories/create', category)).data.id
    const id = await add({ name: 'Licence' })
    const key = await launch()
    ok(await save(key, { ...exam(), certificateType: 'Licence' }))
    await add({ id, name: 'Graduate licence' })
    expect(ok(await call(key, 'read')).data.rule).toEqual({ ...exam(), certificateType: 'Graduate licence' })
    ok(await award(key, 'aisha'))
  })

  test('takes types and templates of its own organisation only, and grades of its own course', async () => {
    ok(await callAs(world, school, 'POST', '/api/categories/create', { name: 'School only' }))
    const key = await launch()
    const template = 'tpl_aaaaaaaaaaaaaaaa_0000000000000000000000000a'
    expect((await save(key, { ...exam(), certificateType: 'School only' })).statusCode).toBe(422)
    expect((await save(key, { ...exam(), templateId: template })).json().key).toBe('invalid.template')
    const elsewhere = { ...exam(), lineItem: 'https://evil.example/items/1' }
    expect((await save(key, elsewhere)).json().key).toBe('invalid.line_item')
    expect((await award(key, 'aisha')).json().key).toBe('invalid.course_unruled')
  })

  test('is for teachers: a learner cannot set it, read grades or award', async () => {
    ok(await save(await launch()))
    const key = await launch({ subject: 'omar', roles: [learner] })
    for (const act of ['rule', 'grades', 'award'])
      expect((await call(key, act, { rule: exam(), people: everybody })).json().key).toBe(
        'launch_failed.not_teacher',
      )
    expect((await connect(key, university)).json().key).toBe('launch_failed.not_teacher')
  })

  test('chosen by deep linking comes back in the link, and counts in its own course only', async () => {
    const key = await launch({ choosing: true })
    const { courseId } = ok(await save(key))
    const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: key.cookie }
    const giveBack = (ticket: string, id: string) =>
      callAs(
        world,
        nobody,
        'POST',
        `/api/launches/${key.platformId}/return`,
        `${new URLSearchParams({ ticket, courseId: id })}`,
        form,
      )
    const page = await giveBack(key.ticket, courseId)
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${standIn.issuer}`)
    const claims = await standIn.verified(/name="JWT" value="([^"]+)"/.exec(page.body)![1]!)
    expect(claims).toMatchObject({
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'what the platform wants back',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        { type: 'ltiResourceLink', custom: { credenza_course: courseId } },
      ],
    })
    const custom = { credenza_course: courseId }
    const there = ok(await call(await launch({ custom, resourceLinkId: 'new' }), 'read')).data
    expect(there.rule).toMatchObject({ title: 'Bridges' })
    const copied = await launch({ custom, resourceLinkId: 'copy', contextId: 'another course' })
    expect(ok(await call(copied, 'read')).data.rule).toBeNull()
    const plain = await launch()
    const forged = await callAs(
      world,
      nobody,
      'POST',
      `/api/launches/${plain.platformId}/return`,
      `${new URLSearchParams({ ticket: plain.ticket, courseId })}`,
      { ...form, cookie: plain.cookie },
    )
    expect(forged.json().key).toBe('launch_failed.message')
    const other = await launch({ choosing: true, contextId: 'another course' })
    const answer = await callAs(
      world,
      nobody,
      'POST',
      `/api/launches/${other.platformId}/return`,
      `${new URLSearchParams({ ticket: other.ticket, courseId })}`,
      { ...form, cookie: other.cookie },
    )
    expect(answer.json().key).toBe('not_found.course')
  })
})

describe('without a connected account', () => {
  test('an award is proposed, and a preparer accepts it as a batch', async () => {
    const key = await launch({ subject: 'stranger' })
    ok(await save(key))
    expect(ok(await award(key, ...everybody)).data).toEqual({ batch: null, proposed: 1 })
    expect(await standings(key)).toEqual({ aisha: 'proposed', omar: 'new', nobody: 'unknown' })
    expect((await award(key, ...everybody)).json().key).toBe('invalid.nobody_to_award')
    const { _id, proposed } = await courseOf()
    expect(proposed).toBe(1)
    const at = `/api/courses/${_id}/proposals`
    const accept = () => callAs(world, university, 'POST', `${at}/accept`, { rule: exam() })
    const { data } = ok(await callAs(world, university, 'GET', at))
    expect(data).toEqual([{ studentId: aisha.studentId, name: aisha.name, email: aisha.email }])
    for (const path of [`${at}/accept`, `${at}/decline`])
      expect((await callAs(world, school, 'POST', path, { rule: exam() })).statusCode).toBe(404)
    const { data: batch } = ok(await accept())
    expect((await endedBatch(world, university, batch._id)).done).toBe(1)
    expect((await accept()).json().key).toBe('invalid.nobody_to_award')
    expect((await standings(key)).aisha).toBe('awarded')
  })

  test('another rule withdraws what was proposed, and a preparer can decline it', async () => {
    const key = await launch({ subject: 'stranger' })
    ok(await save(key))
    ok(await award(key, 'aisha'))
    ok(await save(key))
    expect((await standings(key)).aisha).toBe('proposed')
    ok(await save(key, { ...exam(), title: 'A doctorate' }))
    expect((await standings(key)).aisha).toBe('new')
    ok(await award(key, 'aisha'))
    ok(await callAs(world, university, 'POST', `/api/courses/${(await courseOf())._id}/proposals/decline`))
    expect((await standings(key)).aisha).toBe('new')
  })
})

describe('with a connected account', () => {
  beforeAll(async () => {
    courses++
    ok(await connect(await launch(), university))
  })

  test('an award is a batch, once a person, and can be undone and awarded again', async () => {
    const key = await launch()
    ok(await save(key))
    const { batch } = ok(await award(key, ...everybody)).data
    expect(batch).toMatchObject({ kind: 'create', total: 1, title: 'Bridges' })
    expect((await award(key, ...everybody)).json().key).toBe('invalid.nobody_to_award')
    await endedBatch(world, university, batch._id)
    const undo = async (who: Partial<Click>) => call(await launch(who), 'undo', { batchId: batch._id })
    expect((await undo({ roles: [learner] })).json().key).toBe('launch_failed.not_teacher')
    expect((await undo({ subject: 'stranger' })).json().key).toBe('launch_failed.not_teacher')
    expect((await undo({ contextId: 'another course' })).json().key).toBe('not_found.batch')
    ok(await undo({}))
    await world.until(async () => (await standings(key)).aisha === 'new')
    standIn.state.people[2]!.scores = { Exam: 85 }
    const second = ok(await award(key, ...everybody)).data.batch
    expect(second.total).toBe(2)
    expect((await endedBatch(world, university, second._id)).done).toBe(2)
    expect(await standings(key)).toMatchObject({ aisha: 'awarded', omar: 'awarded' })
  })

  test('an award whose draft was deleted can be awarded again', async () => {
    const key = await launch()
    ok(await save(key))
    const { batch } = ok(await award(key, 'aisha')).data
    await endedBatch(world, university, batch._id)
    const apiKey = await makeApiKey(world, university)
    const { data } = ok(await callAs(world, apiKey, 'GET', `/v1/certificates?batchId=${batch._id}`))
    ok(await callAs(world, apiKey, 'DELETE', `/v1/certificates/${data[0].certificateId}`))
    expect((await standings(key)).aisha).toBe('new')
    ok(await award(key, 'aisha'))
  })

  test('two clicks at once award once', async () => {
    const key = await launch()
    ok(await save(key))
    const both = await Promise.all([award(key, 'aisha'), award(key, 'aisha')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('a learner sees their own signed certificates of the course only', async () => {
    const key = await launch()
    ok(await save(key))
    const { batch } = ok(await award(key, 'aisha')).data
    await endedBatch(world, university, batch._id)
    const own = async (subject: string) =>
      ok(await call(await launch({ subject, roles: [learner] }), 'read')).data.certificates
    expect(await own('aisha')).toEqual([])
    const certificates = { filter: { batch: batch._id } }
    await runBatch(world, university, { kind: 'sign', certificates, ...signature(university) })
    expect(await own('aisha')).toEqual([
      { title: 'Bridges', date: expect.any(String), validUntil: '', state: 'signed' },
    ])
    expect(await own('omar')).toEqual([])
  })

  test('a teacher who has left the organisation, or may no longer prepare, awards nothing', async () => {
    const auditor = await makeColleague(world, university, undefined, 'auditor')
    const key = await launch({ subject: 'new teacher' })
    ok(await connect(key, auditor))
    expect((await connect(key, university)).json().key).toBe('launch_failed.connected')
    ok(await save(key))
    expect(ok(await award(key, 'aisha')).data).toEqual({ batch: null, proposed: 1 })
    ok(await callAs(world, university, 'DELETE', `/api/colleagues/${auditor.accountId}`))
    expect(ok(await call(key, 'read')).data.account).toBeNull()
  })

  test('an account of another organisation is not connected', async () => {
    expect((await connect(await launch({ subject: 'visitor' }), school)).json().key).toBe(
      'launch_failed.other_organisation',
    )
  })
})

test('a person whose number and email belong to two students is not awarded', async () => {
  const key = await launch({ subject: 'stranger' })
  ok(await save(key))
  const { rollNumber } = ok(await callAs(world, university, 'GET', `/api/students/${omar.studentId}`)).data
  standIn.state.people = [
    { id: 'mixed', name: 'Mixed', email: aisha.email, number: rollNumber, scores: { Exam: 99 } },
    { id: 'omar', name: omar.name, number: rollNumber, scores: { Exam: 99 } },
  ]
  expect(await standings(key)).toEqual({ mixed: 'unclear', omar: 'new' })
  expect(ok(await award(key, 'mixed', 'omar')).data.proposed).toBe(1)
})

test('a platform that is removed opens nothing any more, and forgets who was connected', async () => {
  const elsewhere = { platformId: await switchOnPlatform(world, school, standIn), standIn }
  const key = await click(world, elsewhere, { subject: 'dina', roles: [teacher] })
  ok(await connect(key, school))
  ok(await callAs(world, school, 'DELETE', `/api/learning-platforms/${elsewhere.platformId}`))
  expect((await call(key, 'read')).json().key).toBe('launch_failed.not_offered')
})
