import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test('leads back to where the person was, query and fragment included', () => {
  expect(returnPath('/issuer/details/2025?search=law#top', 'issuer')).toBe(
    '/issuer/details/2025?search=law#top',
  )
  expect(returnPath('/verifier', 'verifier')).toBe('/verifier')
  expect(returnPath(null, 'issuer')).toBeUndefined()
})

test.each([
  'https://evil.example/issuer',
  '//evil.example/issuer',
  '/\\evil.example/issuer',
  'javascript:alert(1)',
  '/issuer/../admin',
  '/issuer/%2e%2e/admin',
  '/issuers',
  '/admin',
])('leads an issuer nowhere by %s', (next) => {
  expect(returnPath(next, 'issuer')).toBeUndefined()
})
