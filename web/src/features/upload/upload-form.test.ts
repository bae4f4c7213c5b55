import { certificateFileMaxBytes } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { expect, it } from 'vitest'
import { emptyUpload, uploadFields, uploadForm } from './upload-form.ts'

const filled = {
  doc_url: new File(['%PDF-1.7'], 'diploma.pdf', { type: 'application/pdf' }),
  issuerId: 'org_1',
  categoryName: 'Degree',
  title: 'BSc',
  date: '2024-06-30',
}
const faultsOf = (values: object) =>
  Object.fromEntries(
    (uploadForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

it('takes the filled form', () => {
  expect(faultsOf(filled)).toEqual({})
})

it('asks for the file in the words of the specification', () => {
  expect(faultsOf({ ...filled, doc_url: null })).toEqual({ doc_url: messages.selectFile })
})

it('refuses a file that the server would refuse, before it is sent', () => {
  const large = new File([new Uint8Array(certificateFileMaxBytes + 1)], 'a.pdf', { type: 'application/pdf' })
  expect(Object.keys(faultsOf({ ...filled, doc_url: large }))).toEqual(['doc_url'])
})

it('has a place on the screen for every field that can be wrong', () => {
  const wrong = Object.keys(faultsOf(emptyUpload))
  expect(wrong).toContain('title')
  expect(wrong.filter((name) => !(uploadFields as readonly string[]).includes(name))).toEqual([])
})
