import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAs, recordFor } from '../../../test/acts/certificates.ts'
import { callAs, categoryName, makeIssuer, type Organisation, ok } from '../../../test/acts/people.ts'
import { newTemplate, settings } from '../../../test/acts/templates.ts'
import { overlap } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld()
let other: Organisation

beforeAll(async () => {
  other = await makeIssuer(world, admin)
})
afterAll(() => world.close())

const call = (method: string, path: string, body?: unknown, who = issuer) =>
  callAs(world, who, method, path, body)
const create = async (body = newTemplate(), who = issuer) =>
  ok(await call('POST', '/api/templates', body, who)).data
const save = (id: string, body: unknown) => call('PUT', `/api/templates/${id}`, body)
const versionsOf = async (id: string) => ok(await call('GET', `/api/templates/${id}/versions`)).data
const list = async () => ok(await call('GET', '/api/templates')).data
const red = { ...settings, colours: { ...settings.colours, accent: '#aa0000' } }

async function createCertificate(change: { certificateType?: string } = {}): Promise<string> {
  const record = { ...recordFor(issuer, student), ...change }
  return ok(await call('POST', '/upload-json', { multipleCertificates: [record] })).documents[0]._id
}

describe('versions', () => {
  test('each save of changed settings makes one; saving unchanged settings makes none', async () => {
    const { _id } = await create()
    const saved = ok(await save(_id, { name: 'Diploma', settings: red, version: 1 })).data
    expect(saved).toMatchObject({ version: 2, settings: red })
    const again = ok(await save(_id, { name: 'Diploma', settings: red, version: 2 })).data
    expect(again).toEqual(saved)
    expect((await versionsOf(_id)).map((one: { version: number }) => one.version)).toEqual([2, 1])
  })

  test('a new name alone makes none', async () => {
    const { _id } = await create()
    const saved = ok(await save(_id, { ...newTemplate('Degree'), version: 1 })).data
    expect(saved).toMatchObject({ name: 'Degree', version: 1 })
  })

  test('saving over a version that somebody else has replaced is refused, and nothing is lost', async () => {
    const { _id } = await create()
    ok(await save(_id, { name: 'Diploma', settings: red, version: 1 }))
    const late = await save(_id, { ...newTemplate('Late'), version: 1 })
    expect([late.statusCode, late.json().error]).toEqual([409, 'template_changed'])
    expect(ok(await call('GET', `/api/templates/${_id}`)).data).toMatchObject({
      name: 'Diploma',
      settings: red,
    })
  })

  test('of two simultaneous saves one wins', async () => {
    const { _id } = await create()
    const saves = ['#111111', '#222222'].map((accent) =>
      save(_id, {
        name: 'Diploma',
        version: 1,
        settings: { ...settings, colours: { ...settings.colours, accent } },
      }),
    )
    const codes = (await Promise.all(saves)).map((answer) => answer.statusCode)
    expect(codes.sort()).toEqual([200, 409])
  })

  test('an earlier one can be restored as a new one', async () => {
    const { _id } = await create()
    ok(await save(_id, { name: 'Diploma', settings: red, version: 1 }))
    const restored = ok(await call('POST', `/api/templates/${_id}/versions/1/restore`)).data
    expect(restored).toMatchObject({ version: 3, settings })
    expect((await call('POST', `/api/templates/${_id}/versions/9/restore`)).statusCode).toBe(404)
  })
})

describe('an archived template', () => {
  test('is no type’s default, whichever of the two calls comes first', async () => {
    const { id } = ok(await call('POST', '/api/categories/create', { name: 'Contested' })).data
    for (const isSavedFirst of [true, false]) {
      const { _id: templateId } = await create()
      const defaulted = { id, name: 'Contested', defaultTemplateId: templateId }
      const save = () => call('POST', '/api/categories/create', defaulted)
      const archive = () => call('DELETE', `/api/templates/${templateId}`)
      const acts = isSavedFirst ? [save, archive] : [archive, save]
      const answers = await overlap(world, issuer.id, ...acts)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, isSavedFirst ? 200 : 422])
      const { data } = ok(await call('GET', '/api/categories/get'))
      expect(data.find(({ name }: { name: string }) => name === 'Contested').defaultTemplateId).toBe('')
    }
  })

  test('is gone from the list, cannot be changed, and is no longer a default', async () => {
    const { _id } = await create()
    const category = { name: 'Archived default', defaultTemplateId: _id }
    ok(await call('POST', '/api/categories/create', category))
    ok(await call('DELETE', `/api/templates/${_id}`))
    expect((await list()).map((one: { _id: string }) => one._id)).not.toContain(_id)
    expect((await save(_id, { ...newTemplate(), version: 1 })).statusCode).toBe(404)
    const categories = ok(await call('GET', '/api/categories/get')).data
    expect(categories).toContainEqual(expect.objectContaining({ ...category, defaultTemplateId: '' }))
  })
})

describe('the default template of a category', () => {
  test('is stored with the certificates, at the version of their creation', async () => {
    const { _id } = await create(newTemplate('With default'))
    const certificateType = 'Type with default'
    const { data } = ok(
      await call('POST', '/api/categories/create', { name: certificateType, defaultTemplateId: _id }),
    )
    expect(data.defaultTemplateId).toBe(_id)
    const first = await createCertificate({ certificateType })
    ok(await save(_id, { name: 'With default', settings: red, version: 1 }))
    await createCertificate({ certificateType })
    await createCertificate({ certificateType })

    expect((await readAs(world, issuer, first)).templateId).toBe(_id)
    expect(await versionsOf(_id)).toMatchObject([
      { version: 2, used: 2 },
      { version: 1, used: 1 },
    ])
    expect((await list()).find((one: { _id: string }) => one._id === _id).used).toBe(3)
  })

  test('stays when the category is renamed without mentioning it, and goes when it is set to empty', async () => {
    const { _id } = await create()
    const made = ok(
      await call('POST', '/api/categories/create', { name: 'Kept', defaultTemplateId: _id }),
    ).data
    const renamed = ok(await call('POST', '/api/categories/create', { id: made.id, name: 'Kept on' })).data
    expect(renamed).toEqual({ id: made.id, name: 'Kept on', defaultTemplateId: _id, alignments: [] })
    const emptied = { id: made.id, name: 'Kept on', defaultTemplateId: '' }
    expect(ok(await call('POST', '/api/categories/create', emptied)).data).toEqual({
      ...emptied,
      alignments: [],
    })
  })

  test('must belong to the issuer', async () => {
    const foreign = await create(newTemplate('Foreign'), other)
    const body = { name: 'Wrong default', defaultTemplateId: foreign._id }
    const answer = await call('POST', '/api/categories/create', body)
    expect([answer.statusCode, answer.json().fields]).toMatchObject([
      422,
      { defaultTemplateId: expect.any(String) },
    ])
  })

  test('a type without one uses the standard design', async () => {
    const id = await createCertificate({ certificateType: categoryName })
    expect((await readAs(world, issuer, id)).templateId).toBe('')
  })
})

test('creating a template twice with one Idempotency-Key creates one', async () => {
  const key = { 'idempotency-key': 'template-once' }
  const post = () => callAs(world, issuer, 'POST', '/api/templates', newTemplate('Once'), key)
  expect(ok(await post()).data._id).toBe(ok(await post()).data._id)
})

test.each([
  ['a colour that is none', { colours: { ...settings.colours, ink: 'red' } }],
  ['an unknown design', { design: 'comic' }],
  ['an Arabic name in Latin letters', { texts: { ...settings.texts, issuerArabic: 'Harbour University' } }],
  ['four signatories', { signatories: Array(4).fill({ name: 'A', role: '', signature: '' }) }],
  ['an image of nobody', { logo: 'img_none' }],
])('%s is refused', async (_, change) => {
  const body = { name: 'Wrong', settings: { ...settings, ...change } }
  expect((await call('POST', '/api/templates', body)).statusCode).toBe(422)
})
