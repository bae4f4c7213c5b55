import { languageCodes } from '@credenza/schema/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { writeSitePage } from '../../../test/acts/site-pages.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()

beforeAll(async () => {
  world.tamper()
})
afterAll(() => world.close())

const read = (page: string) => callAs(world, nobody, 'GET', `/api/site-pages/${page}`)
const names = async () => ok(await callAs(world, nobody, 'GET', '/api/site-pages')).data
const everything = async () => ok(await callAs(world, admin, 'GET', '/api/admin/site-pages')).data
const changes = async () =>
  (
    await world.ctx.db
      .selectFrom('audit_entry')
      .select(['actor', 'subject', 'detail'])
      .where('action', '=', 'site-page.changed')
      .execute()
  ).length

test('until the administrator writes one, there is none', async () => {
  expect(await names()).toEqual([])
  const answer = await read('contact')
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found'])
  expect(await everything()).toEqual(['contact', 'privacy', 'terms'].map((page) => ({ page, texts: [] })))
  expect((await read('imprint')).statusCode).not.toBe(200)
})

test('only the administrator writes', async () => {
  for (const [caller, status] of [
    [nobody, 401],
    [issuer, 403],
    [verifier, 403],
    [student, 403],
  ] as const) {
    expect((await writeSitePage(world, caller, 'contact', { en: 'Mine' })).statusCode).toBe(status)
  }
  expect(await names()).toEqual([])
})

test('everyone reads it, in every language, and for a minute from a cache', async () => {
  ok(
    await writeSitePage(world, admin, 'contact', {
      zh: '联系我们',
      en: ' # Contact\nPO Box 1 ',
      ar: 'صندوق بريد 1',
    }),
  )
  expect(await names()).toEqual(['contact'])
  const answer = await read('contact')
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  const changedAt = expect.stringMatching(/^20.*Z$/)
  expect(ok(answer).data).toEqual({
    page: 'contact',
    texts: [
      { language: 'en', text: '# Contact\nPO Box 1', changedAt },
      { language: 'ar', text: 'صندوق بريد 1', changedAt },
      { language: 'zh', text: '联系我们', changedAt },
    ],
  })
})

test('a text that stays the same keeps its date, and an empty one is gone', async () => {
  const [before] = ok(await read('contact')).data.texts
  ok(await writeSitePage(world, admin, 'contact', { en: before.text, ar: 'عنوان جديد' }))
  const texts = ok(await read('contact')).data.texts
  expect(texts[0]).toEqual(before)
  expect(texts[1].text).toBe('عنوان جديد')
  ok(await writeSitePage(world, admin, 'contact', { en: '', ar: 'عنوان جديد' }))
  expect(ok(await read('contact')).data.texts).toMatchObject([{ language: 'ar' }])
  ok(await writeSitePage(world, admin, 'contact', {}))
  expect([await names(), (await read('contact')).statusCode]).toEqual([[], 404])
})

describe('what is refused', () => {
  test.each([
    ['a link to a script', '[x](javascript:alert(1))', /javascript:alert\(1\).*https:\/\/ or mailto:/],
    ['a link to a page of its own', '[x](data:text/html,1)', /data:/],
    ['a link without encryption', '[x](http://uni.example)', /http:/],
    ['a link that hides its host', '[x](https://bank.example@evil.example)', /evil/],
    ['a text that is too long', 'x'.repeat(20_001), /20000|20,000/],
    ['a text that turns its direction', '\u202eevil', /./],
  ])('%s', async (_, text, message) => {
    for (const language of languageCodes) {
      const answer = await writeSitePage(world, admin, 'privacy', { [language]: text })
      expect([answer.statusCode, answer.json().fields]).toEqual([
        422,
        { [language]: expect.stringMatching(message) },
      ])
    }
    expect(await names()).toEqual([])
  })

  test('no other page can be written', async () => {
    const answer = await callAs(world, admin, 'PUT', '/api/admin/site-pages/imprint', { en: 'x' })
    expect(answer.statusCode).toBe(422)
  })
})

test('a change is in the trail, saving the same again is not, and a change behind it is found', async () => {
  const before = await changes()
  ok(await writeSitePage(world, admin, 'terms', { en: 'Be fair.' }))
  ok(await writeSitePage(world, admin, 'terms', { en: 'Be fair. ' }))
  expect(await changes()).toBe(before + 1)
  const faults = async () => (await auditHistory(world.ctx)).filter(({ ok }) => !ok).map(({ part }) => part)
  expect(await faults()).toEqual([])
  await world.ctx.db.updateTable('site_page').set({ body: 'Pay twice.' }).execute()
  expect(await faults()).toEqual(['recorded state of trail platform'])
})
