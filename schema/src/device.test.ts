import { expect, test } from 'vitest'
import { readDevice, spellDevice } from './device.ts'

test.each([
  ['Chrome', 'Windows', 'Chrome on Windows'],
  ['Samsung Internet for Android', 'Android', 'Samsung Internet for Android on Android'],
  ['Firefox', '', 'Firefox'],
  ['', 'Linux', 'Unknown browser on Linux'],
  ['', '', 'Unknown browser'],
])('%j on %j is spelt %j, and read back', (browser, system, spelt) => {
  expect(spellDevice({ browser, system })).toBe(spelt)
  expect(readDevice(spelt)).toEqual({ browser, system })
})
