import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage, localPath } from './language.ts'

test.each([
  ['ar', 'ar'],
  ['ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,ar;q=0.4,en;q=0.3', 'fr'],
  ['de-DE,de;q=0.9,ar;q=0.4,en;q=0.3', 'ar'],
  ['ur-PK,ur;q=0.9,en;q=0.8', 'ur'],
  ['zh-Hans-CN,zh;q=0.9', 'zh'],
  ['hi', 'hi'],
  ['en;q=0.2, AR-sa;q=0.7', 'ar'],
  ['ar;q=0,de', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('a browser that asks for %j gets %s', (header, language) => {
  expect(chooseLanguage({ 'accept-language': header })).toBe(language)
})

test('the chosen language counts more than the one the browser prefers', () => {
  expect(chooseLanguage({ cookie: 'a=b; language=en', 'accept-language': 'ar' })).toBe('en')
  expect(chooseLanguage({ cookie: 'language=ar', 'accept-language': 'en' })).toBe('ar')
})

test('a cookie with a language we do not have is ignored', () => {
  expect(chooseLanguage({ cookie: 'language=xx', 'accept-language': 'ar' })).toBe('ar')
  expect(chooseLanguage({ cookie: 'otherlanguage=ar' })).toBe('en')
})

test.each([
  ['/', '/'],
  ['/sign-in?next=%2Fissuer', '/sign-in?next=%2Fissuer'],
  ['/issuer/../verify', '/verify'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['evil.example', '/'],
  ['', '/'],
])('after a change of language, %j leads to %j', (next, path) => {
  expect(localPath(next)).toBe(path)
})

test('no text leads to another site, or breaks out of the header', { tags: ['slow'] }, () => {
  const hostile = fc
    .array(fc.constantFrom('/', '\\', '.', '\t', '\r\n', '%2f', '@', ':', 'evil.example', '?'))
    .map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (next) => {
      const path = localPath(next)
      expect(new URL(path, 'https://credenza.example').origin).toBe('https://credenza.example')
      expect(path).not.toMatch(/[\r\n]/)
    }),
  )
})
