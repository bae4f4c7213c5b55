import { designs, templateSettings } from '@credenza/schema'
import { expect, test } from 'vitest'
import { firstSettings } from './index.ts'

test.each(designs)('%s starts with settings that its form accepts as they are', (design) => {
  const settings = firstSettings(design)
  expect(settings.design).toBe(design)
  expect(templateSettings.parse(settings)).toEqual(settings)
  expect(settings.frame.verified).not.toBe(settings.frame.unverified)
})
