import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { accept, recordFor, sign } from '../../../test/acts/certificates.ts'
import { corrected } from '../../../test/acts/corrections.ts'
import { callAs, categoryName, makeIssuer, nobody, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { searchAlignments } from './search-alignments.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const uuid = 'ccdf3597-5c80-410f-896d-e1bdfa223de9'
const civil = 'http://data.europa.eu/snb/isced-f/0732'
const level = 'http://data.europa.eu/snb/eqf/6'
const skill = `http://data.europa.eu/esco/skill/${uuid}`
const ctdl = `https://credentialengineregistry.org/resources/ce-${uuid}`

const categories = async () => ok(await callAs(world, issuer, 'GET', '/api/categories/get')).data
const ownCategory = async () =>
  (await categories()).find(({ name }: { name: string }) => name === categoryName)
const save = (body: object, caller = issuer) => callAs(world, caller, 'POST', '/api/categories/create', body)
const align = async (alignments: object[]) =>
  save({ id: (await ownCategory()).id, name: categoryName, alignments })

async function issued(): Promise<string> {
  const records = { multipleCertificates: [recordFor(issuer, student)] }
  const id = ok(await callAs(world, issuer, 'POST', '/upload-json', records)).documents[0]._id
  ok(await sign(world, issuer, [id]))
  return id
}
const documentOf = async (id: string) =>
  (await callAs(world, issuer, 'GET', `/api/certificates/${id}/credential.json`)).json()
const targetsIn = async (id: string) =>
  (await documentOf(id)).credentialSubject.achievement.alignment?.map(
    ({ targetUrl }: { targetUrl: string }) => targetUrl,
  )

describe('a category', () => {
  test('keeps alignments under the names that ISCED-F and EQF have, each address once', async () => {
    const wanted = [
      { url: civil, name: 'Medicine' },
      { url: level },
      { url: skill, name: ' lead a team ' },
      { url: level },
    ]
    ok(await align(wanted))
    expect((await ownCategory()).alignments).toEqual([
      { url: civil, name: 'Building and civil engineering', framework: 'ISCED-F 2013', code: '0732' },
      { url: level, name: 'Level 6', framework: 'European Qualifications Framework', code: '6' },
      { url: skill, name: 'lead a team', framework: 'ESCO', code: uuid },
    ])
    ok(await save({ id: (await ownCategory()).id, name: categoryName, defaultTemplateId: '' }))
    expect((await ownCategory()).alignments).toHaveLength(3)
  })

  test.each([
    ['a script', { url: 'javascript:alert(1)', name: 'x' }, 'url'],
    ['another site', { url: 'https://evil.example/esco/skill/1', name: 'x' }, 'url'],
    [
      'a field that ISCED-F does not have',
      { url: 'http://data.europa.eu/snb/isced-f/0777', name: 'x' },
      'url',
    ],
    ['5,000 characters', { url: skill + 'a'.repeat(5_000), name: 'x' }, 'url'],
    ['a name of 5,000 characters', { url: skill, name: 'x'.repeat(5_000) }, 'name'],
    ['a skill without a name', { url: skill }, 'name'],
    ['a name with a mark that turns the text around', { url: skill, name: 'a\u202eb' }, 'name'],
  ])('is not aligned with %s', async (_what, wanted, field) => {
    const answer = await align([{ url: level }, wanted])
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [`alignments.1.${field}`]])
  })

  test('of another issuer is not changed', async () => {
    const stranger = await makeIssuer(world, admin)
    const { id } = await ownCategory()
    const answer = await save({ id, name: 'Theirs', alignments: [{ url: ctdl, name: 'Mine' }] }, stranger)
    expect(answer.statusCode).toBe(404)
    expect((await ownCategory()).alignments).toHaveLength(3)
  })

  test('that is deleted leaves none behind', async () => {
    const { id } = ok(await save({ name: 'Short course', alignments: [{ url: level }] })).data
    ok(await callAs(world, issuer, 'DELETE', `/api/categories/delete/${id}`))
    const rows = await world.ctx.db.selectFrom('category_alignment').select('category_id').execute()
    expect(rows.map(({ category_id }) => category_id)).not.toContain(id)
  })
})

describe('a certificate', () => {
  test('is signed with the alignments of its type when it was created, whatever they are later', async () => {
    const id = await issued()
    const before = await documentOf(id)
    ok(await align([{ url: ctdl, name: '<img src=x onerror=alert(1)>' }]))
    expect(await documentOf(id)).toEqual(before)
    expect(await targetsIn(id)).toEqual([civil, level, skill])
    const later = await issued()
    expect(await targetsIn(later)).toEqual([ctdl])
    const achievement = async (one: string) => (await documentOf(one)).credentialSubject.achievement.id
    expect(await achievement(later)).not.toBe(await achievement(id))
    ok(await accept(world, verifier, [later]))
    const { data } = ok(await callAs(world, nobody, 'POST', '/api/verify', await documentOf(later)))
    expect(data.facts.details).toEqual([
      { label: 'Credential Registry (CTDL)', value: '<img src=x onerror=alert(1)>', url: ctdl },
    ])
  })

  test('keeps them when it is corrected, and takes those of its new type', async () => {
    ok(await save({ name: 'Micro-course', alignments: [{ url: level }] }))
    const correct = async (categoryName: string, details = {}) => {
      const change = { title: 'Bridges II', categoryName, details }
      const made = await corrected(world, issuer, await issued(), change)
      ok(await sign(world, issuer, [made]))
      return targetsIn(made)
    }
    expect(await correct(categoryName, { grade: 'A' })).toEqual([ctdl])
    expect(await correct('Micro-course')).toEqual([level])
  })
})

describe('the search', () => {
  const search = async (text: string) =>
    ok(await callAs(world, issuer, 'GET', `/api/alignments?search=${encodeURIComponent(text)}`))

  test('finds fields and levels by code, by name, and by level or broad field in every language', async () => {
    expect((await search('0732')).data).toEqual([
      { url: civil, name: 'Building and civil engineering', framework: 'ISCED-F 2013', code: '0732' },
    ])
    expect((await search('niveau 6')).data.map(({ url }: { url: string }) => url)).toEqual([level])
    for (const words of ['civil engineering', 'الهندسة civil', '工程 civil'])
      expect((await search(words)).data.map(({ url }: { url: string }) => url)).toContain(civil)
    expect(await search('')).toMatchObject({ data: [], esco: 'off' })
  })

  test('asks ESCO where its address is set, believes only its own addresses, and does without it', async () => {
    const asked: string[] = []
    const results = [
      { uri: skill, title: 'lead a team' },
      { uri: 'javascript:alert(1)', title: 'Run' },
    ]
    const esco = createServer((request, response) => {
      asked.push(request.url!)
      response.end(JSON.stringify({ _embedded: { results } }))
    })
    await new Promise<void>((listening) => esco.listen(0, '127.0.0.1', listening))
    const escoApi = `http://127.0.0.1:${(esco.address() as AddressInfo).port}/api/`
    const config = { ...world.ctx.config, escoApi }
    const ask = () => searchAlignments({ config, log: world.ctx.log }, { search: 'équipe', language: 'fr' })
    expect(await ask()).toEqual({
      data: [{ url: skill, name: 'lead a team', framework: 'ESCO', code: uuid }],
      esco: 'searched',
    })
    expect(asked).toEqual(['/api/search?text=%C3%A9quipe&language=fr&type=skill&type=occupation&limit=10'])
    await new Promise((closed) => esco.close(closed))
    expect(await ask()).toEqual({ data: [], esco: 'unreachable' })
  })
})

test('leaves our records as the audit trail and the log have them', async () => {
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
})
