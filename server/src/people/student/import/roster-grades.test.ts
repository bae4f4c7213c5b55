// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { callAs, makeAdmin, makeIssuer, ok, uploadAs } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { gradedRoster, layla, rosterOf } from './spreadsheet/roster/testing.ts'

const world = await openTestWorld()
const issuer = await makeIssuer(world, await makeAdmin(world))
afterAll(() => world.close())

const read = (bytes: Uint8Array | string, name = 'roster.zip') =>
  uploadAs(world, issuer, '/api/student/roster-grades', {
    doc_url: new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name),
  })
const grades = async (bytes: Uint8Array) => ok(await read(bytes)).rows.slice(1)
const faultOf = (answer: { json(): { fieldErrors?: { doc_url?: { key: string } } } }) =>
  answer.json().fieldErrors?.doc_url?.key

test('each class has the grade that is called final, or its only one, if it is fully graded', async () => {
  expect(ok(await read(gradedRoster())).rows).toEqual([
    ['Roll Number', 'Email', 'Course code', 'Course title', 'Course grade', 'Term'],
    ['0042', 'layla@uni.example', 'CE101', 'Statics', '87.5 / 100', 'Fall 2025'],
    ['u2', 'omar@uni.example', 'CE202', 'Roads', 'A-', 'Fall 2025'],
  ])
})

test('a class in which no grade is called final, or two are, is left out', async () => {
  const items = (...lines: string[]) =>
    gradedRoster({
      'lineItems.csv': ['sourcedId,title,classSourcedId,categorySourcedId', ...lines].join('\n'),
    })
  const roads = ['u2', 'omar@uni.example', 'CE202', 'Roads', 'A-', 'Fall 2025']
  expect(await grades(items('i2,Final exam,k1,', 'i3,Project,k1,', 'i4,Project,k2,'))).toEqual([roads])
  expect(await grades(items('i2,Final,k1,', 'i3,Final Grade,k1,', 'i4,Project,k2,'))).toEqual([roads])
})

test('any other file, and an archive without such grades, is refused, and nothing is stored', async () => {
  for (const [file, name] of [
    [rosterOf([layla]), 'roster.zip'],
    ['Roll Number,Email\n1,a@b.example\n', 'grades.csv'],
  ] as const) {
    const answer = await read(file, name)
    expect([answer.statusCode, faultOf(answer)]).toEqual([422, 'invalid.sheet_roster_grades'])
  }
  const delta = await read(rosterOf([layla], { mode: 'delta' }))
  expect(faultOf(delta)).toBe('invalid.sheet_roster_delta')
  expect(ok(await callAs(world, issuer, 'GET', '/api/student/imports')).total).toBe(0)
})

test('is read, as a list of students is, even if as much as possible is being verified', async () => {
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  const verified = Array.from({ length: 64 }, (_, caller) =>
    world.ctx.judging.forRequest(String(caller), () => until),
  )
  expect((await read(gradedRoster())).statusCode).toBe(200)
  const list = { doc_url: new File(['Name'], 'list.csv') }
  const uploaded = await uploadAs(world, issuer, '/api/student/import-student-excel?preview=true', list)
  expect(uploaded.statusCode).not.toBe(429)
  end()
  await Promise.all(verified)
})
