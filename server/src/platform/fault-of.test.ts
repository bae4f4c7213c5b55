import { expect, test } from 'vitest'
import { faultOf } from './fault-of.ts'

test('says the kind, the code and the place of an error, and nothing that it quotes', () => {
  const error = Object.assign(new TypeError('invalid input: "ali@mail.example"\nsecond line of ali'), {
    code: '22P02',
    detail: 'Key (email)=(ali@mail.example)',
  })
  const fault = faultOf(error)
  expect(fault).toMatchObject({ name: 'TypeError', code: '22P02' })
  expect(fault.stack).toContain('fault-of.test.ts')
  expect(JSON.stringify(fault)).not.toContain('ali')
})

test('says the type of anything thrown that is not an error', () => {
  expect(faultOf('ali@mail.example')).toEqual({ name: 'string' })
})
