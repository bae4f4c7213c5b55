import { expect, it } from 'vitest'
import { detailsDraft, dropDraft, keepDraft, kycDraft, readDraft } from './draft.ts'

const form = detailsDraft('issuer')

it('a reload finds what was typed and ticked', () => {
  keepDraft(form, { organizationName: 'Delma College', pepConfirmed: true, city: '', amlCtfConfirmed: false })
  expect(readDraft(form)).toEqual({ organizationName: 'Delma College', pepConfirmed: true })
})

it('a password and a file are not kept', () => {
  keepDraft(form, {
    email: 'a@x.example',
    password: 'correct horse',
    businessLicense: new File(['x'], 'a.pdf'),
  })
  expect(readDraft(form)).toEqual({ email: 'a@x.example' })
  expect(JSON.stringify(sessionStorage)).not.toContain('correct horse')
})

it('an emptied or dropped form has no draft', () => {
  keepDraft(form, { city: 'Dubai' })
  keepDraft(form, { city: '' })
  expect(readDraft(form)).toBeUndefined()
  keepDraft(form, { city: 'Dubai' })
  dropDraft(form)
  expect(readDraft(form)).toBeUndefined()
})

it('each form has its own', () => {
  keepDraft(detailsDraft('issuer'), { city: 'Dubai' })
  keepDraft(kycDraft('reg_1'), { bankName: 'Bank' })
  expect(readDraft(detailsDraft('verifier'))).toBeUndefined()
  expect(readDraft(kycDraft('reg_2'))).toBeUndefined()
  expect(readDraft(kycDraft('reg_1'))).toEqual({ bankName: 'Bank' })
})

it.each(['{', '[1]', '"text"', 'null', ''])('what is not a draft (%s) counts as none', (stored) => {
  sessionStorage.setItem(`draft:${form}`, stored)
  expect(readDraft(form)).toBeUndefined()
})
