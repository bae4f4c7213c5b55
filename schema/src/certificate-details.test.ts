import { describe, expect, test } from 'vitest'
import { newDetails } from './certificate-details.ts'
import { detailChanges, labelIn, labelledDetails } from './detail-labels.ts'
import { sentenceIn } from './issues/issue-sentence.ts'

const refused = (value: unknown) =>
  newDetails.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), sentenceIn(message)])

describe('what a certificate says beside its title', () => {
  test('keeps only what says something, cleaned like every other text', () => {
    expect(newDetails.parse({})).toEqual({})
    expect(
      newDetails.parse({
        grade: ' A\t+ ',
        gpa: 3.7,
        gpaScale: '4.0',
        honours: '',
        credits: '12.50',
        hours: null,
        custom: [{ label: ' Thesis\n', value: 'On\r\nlines' }],
      }),
    ).toEqual({
      grade: 'A +',
      gpa: '3.7',
      gpaScale: '4.0',
      credits: '12.5',
      custom: [{ label: 'Thesis', value: 'On lines' }],
    })
    expect(newDetails.parse({ custom: [] })).toEqual({})
    expect(newDetails.parse({ gpa: '٣٫٧٥', hours: '۱۲۰' })).toEqual({ gpa: '3.75', hours: '120' })
    expect(newDetails.parse({ gpa: '14,5', hours: '१२०' })).toEqual({ gpa: '14.5', hours: '120' })
  })

  test('refuses what cannot be signed as such, and says what to do', () => {
    expect(refused({ gpa: '3,725' })).toEqual([
      ['gpa', { key: 'invalid.not_a_number', parameters: { field: 'GPA' } }],
    ])
    expect(refused({ credits: 'many' })).toMatchObject([['credits', { key: 'invalid.not_a_number' }]])
    expect(refused({ gpa: '4.2', gpaScale: '4' })).toMatchObject([['gpa', { key: 'invalid.too_large' }]])
    expect(refused({ gpaScale: '4' })).toMatchObject([['gpa', { key: 'invalid.required' }]])
    expect(refused({ grade: 'x'.repeat(101) })).toMatchObject([['grade', { key: 'invalid.too_long' }]])
    expect(refused({ grade: 'A\u202e' })).toMatchObject([['grade', { key: 'invalid.control_characters' }]])
    const custom = Array.from({ length: 11 }, (_, i) => ({ label: `L${i}`, value: 'x' }))
    expect(refused({ custom })).toMatchObject([['custom', { key: 'invalid.too_many' }]])
  })

  test.each([
    [
      'twice the same label',
      [
        { label: 'Thesis', value: 'x' },
        { label: 'thesis', value: 'y' },
      ],
      1,
    ],
    ['the label of a field that exists', [{ label: 'grade', value: 'A' }], 0],
  ])('refuses %s, since nobody could tell them apart once signed', (_, custom, at) => {
    expect(refused({ custom })).toMatchObject([[`custom.${at}.label`, { key: 'invalid.label_taken' }]])
  })
})

test('details are shown in one order, a GPA with its scale', () => {
  const details = { hours: '40', gpaScale: '4', gpa: '3.72', custom: [{ label: 'Thesis', value: 'x' }] }
  expect(labelledDetails(details)).toEqual([
    { name: 'gpa', label: 'GPA', value: '3.72 / 4' },
    { name: 'hours', label: 'Hours', value: '40' },
    { label: 'Thesis', value: 'x' },
  ])
})

test('two versions differ in the details that were added, changed or left out', () => {
  const before = { grade: 'B', hours: '40', custom: [{ label: 'Thesis', value: 'Dams' }] }
  const after = { grade: 'A', hours: '40', gpa: '3.7', custom: [{ label: 'Minor', value: 'Law' }] }
  const changes = (one: object, other: object) => detailChanges(labelledDetails(one), labelledDetails(other))
  expect(changes(before, after)).toEqual([
    { field: 'grade', from: 'B', to: 'A' },
    { field: 'custom', from: 'Thesis: Dams', to: '' },
    { field: 'gpa', from: '', to: '3.7' },
    { field: 'custom', from: '', to: 'Minor: Law' },
  ])
  expect(changes(before, before)).toEqual([])
})

test('our own label is shown in the reader’s language, any other as it was signed', () => {
  const arabic = { grade: 'التقدير', gpa: '', honours: '', level: '', credits: '', hours: '' }
  expect([labelIn(arabic, 'Grade'), labelIn(arabic, 'Thesis'), labelIn(arabic, 'grade')]).toEqual([
    'التقدير',
    'Thesis',
    'grade',
  ])
})
