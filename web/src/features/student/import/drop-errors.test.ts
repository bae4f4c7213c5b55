import { expect, it } from 'vitest'
import { dropError } from './drop-errors.ts'

it('refused files are explained in the words of the specification', () => {
  expect(dropError('file-too-large')).toBe('File is larger than 52428800 bytes')
  expect(dropError('file-too-small')).toBe('File is smaller than 1 bytes')
  expect(dropError('too-many-files')).toBe('Too many files')
  expect(dropError('file-invalid-type')).toMatch(/^File type must be /)
})
