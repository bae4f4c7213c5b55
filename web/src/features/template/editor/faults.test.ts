import type { TemplateSettings } from '@credenza/schema/template'
import { expect, it } from 'vitest'
import { sampleSettings } from '../../../testing/sample-template.ts'
import { faultsOf } from './faults.ts'

const faults = (settings: Partial<TemplateSettings>, name = 'Diploma') =>
  faultsOf({ name, settings: { ...sampleSettings, ...settings } })

it('a draft that the server takes has none', () => {
  const texts = { ...sampleSettings.texts, body: '{{ name }} of {{issuer}}, {{validUntil}}' }
  const signatories = [{ name: 'ليلى', role: '', signature: '' }]
  expect(faults({ texts, signatories })).toEqual({})
})

const { colours, texts } = sampleSettings
const nameless = { name: '  ', role: 'Dean', signature: '' }
const cases: [what: string, path: string, settings: Partial<TemplateSettings>, name?: string][] = [
  ['a name of spaces', 'name', {}, ' '],
  ['half a colour', 'colours.ink', { colours: { ...colours, ink: '#12345' } }],
  ['a colour by its name', 'colours.paper', { colours: { ...colours, paper: 'white' } }],
  ['an unknown placeholder', 'texts.footer', { texts: { ...texts, footer: '{{ thesis }}' } }],
  [
    'a second signatory without a name',
    'signatories.1.name',
    { signatories: [{ ...nameless, name: 'Laila' }, nameless] },
  ],
]

it.each(cases)('%s is said at its field, and at no other', (_, path, settings, name) => {
  expect(Object.keys(faults(settings, name))).toEqual([path])
})

it('names each unknown placeholder once', () => {
  const texts = { ...sampleSettings.texts, body: '{{thesis}} {{name}} {{thesis}} {{city}}' }
  expect(faults({ texts })['texts.body']).toBe('There is no placeholder called thesis, city.')
})
