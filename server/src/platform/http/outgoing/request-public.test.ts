import { expect, test } from 'vitest'
import { notPublicCode } from './public-address.ts'
import { requestPublic, whyNotCallable } from './request-public.ts'

const strict = { allowPrivateAddresses: false }
const reasonFor = (url: string, allowed = strict) => whyNotCallable(new URL(url), allowed)

test('only https to a public host may be called', () => {
  expect(reasonFor('https://hooks.example.org/a')).toBeUndefined()
  expect(reasonFor('https://8.8.8.8/')).toBeUndefined()
  expect(reasonFor('http://hooks.example.org/')).toBe('https')
  expect(reasonFor('https://localhost/')).toBe('private')
  expect(reasonFor('https://intranet/')).toBe('private')
  expect(reasonFor('https://10.0.0.1/')).toBe('private')
  expect(reasonFor('https://[::1]/')).toBe('private')
})

test('an operator may allow private addresses, a caller plain http, but nobody credentials in an address', () => {
  const open = { allowPrivateAddresses: true }
  expect(reasonFor('http://10.0.0.1/', open)).toBeUndefined()
  expect(whyNotCallable(new URL('http://a.example/'), { ...strict, allowPlainHttp: true })).toBeUndefined()
  expect(whyNotCallable(new URL('http://10.0.0.1/'), { ...strict, allowPlainHttp: true })).toBe('private')
  for (const url of ['https://me:secret@a.example/', 'https://me@a.example/', 'https://:secret@a.example/'])
    expect([reasonFor(url), reasonFor(url, open)]).toEqual(['credentials', 'credentials'])
})

test('what must not be called is refused before anything is looked up', async () => {
  const signal = AbortSignal.timeout(1000)
  await expect(requestPublic(new URL('https://intranet/'), strict, { signal })).rejects.toMatchObject({
    code: notPublicCode,
  })
})
