import { describe, expect, test } from 'vitest'
import { whyGuessable } from './guessable-password.ts'

const known = ['Gulf Aviation Academy', 'registrar@gulf-aviation.example', 'جامعة دبي للطيران']

describe('is common', () => {
  test.each([
    'password',
    '12345678',
    'Password1',
    'P@ssw0rd',
    'P@ssw0rd123!',
    'passwordpassword',
    'qwertyuiop',
    'Qwerty123!',
    '1q2w3e4r',
    'zaq12wsx',
    'iloveyou',
    'Welcome123!',
    'Admin@123',
    'Test@1234',
    'letmein!!!',
    'aaaaaaaa',
    'abcdefgh',
    '20262026',
    '01011990',
    'ｐａｓｓｗｏｒｄ',
  ])('%s', (password) => expect(whyGuessable(password, known)).toBe('common'))
})

describe('is made of what everybody knows', () => {
  test.each([
    'Gulf Aviation Academy',
    'gulfaviationacademy',
    'GulfAviationAcademy1',
    'Gulf-Aviation-Academy-2026!',
    'aviation2026',
    'registrar',
    'registrar@gulf-aviation.example',
    'Registrar!',
    'Credenza',
    'credenza1',
    'Credenza2026!',
    'Cr3denza!',
    'جامعة دبي للطيران',
    'جامعةدبيللطيران',
    'جامعة-دبي-للطيران-2026',
  ])('%s', (password) => expect(whyGuessable(password, known)).toBe('known'))
})

describe('is taken', () => {
  test.each([
    'long enough',
    'correct horse battery',
    'some password',
    'Pearl-Diver-1932!',
    'hG7!pqLw',
    'Zx9#kLm2',
    '9#4x!28k%1',
    'الصقر والنخلة والقمر',
    'registrar of the seven seas',
    'aaaaaaaa but then much more of it',
    'é'.repeat(3) + crypto.randomUUID(),
    crypto.randomUUID().repeat(5),
  ])('%s', (password) => expect(whyGuessable(password, known)).toBeUndefined())
})

test('no input makes the check fail', () => {
  for (const password of [
    '\u{1F600}'.repeat(100),
    '\ud800'.repeat(8),
    '(?:',
    '__proto__',
    'constructor',
    ' '.repeat(8),
  ])
    expect(() => whyGuessable(password, ['', ' ', '@', '__proto__', 'a@b@c', '\ud800'])).not.toThrow()
})
