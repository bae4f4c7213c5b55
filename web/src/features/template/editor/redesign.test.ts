import type { TemplateSettings } from '@credenza/schema/template'
import { expect, test } from 'vitest'
import { sampleSettings } from '../../../testing/sample-template.ts'
import { redesigned } from './redesign.ts'

const settings = (change: Partial<TemplateSettings>): TemplateSettings => ({ ...sampleSettings, ...change })
const classic = settings({})
const badge = settings({
  design: 'course-badge',
  colours: { accent: '#c0392b', ink: '#111111', paper: '#fffaf0' },
  qr: 'bottom-left',
})

test('untouched settings follow the new design', () => {
  expect(redesigned(classic, classic, badge)).toEqual(badge)
})

test('all settings of a design that is no longer offered stay', () => {
  expect(redesigned(classic, undefined, badge)).toEqual({ ...classic, design: 'course-badge' })
})

test('changed settings stay: one colour, a text, the signatories', () => {
  const own = settings({
    colours: { ...classic.colours, accent: '#00695c' },
    texts: { ...classic.texts, heading: 'Diploma' },
    signatories: [{ name: 'Maryam Al Suwaidi', role: 'Registrar', signature: '' }],
  })
  const result = redesigned(own, classic, badge)
  expect(result.design).toBe('course-badge')
  expect(result.colours).toEqual({ ...badge.colours, accent: '#00695c' })
  expect(result.texts.heading).toBe('Diploma')
  expect(result.signatories).toEqual(own.signatories)
})
