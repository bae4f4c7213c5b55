import { contrast, readableContrast } from '@credenza/schema/colour'
import { expect, test } from 'vitest'
import { brandColours } from './mail-styles.ts'

test('a button can be read on every grey that an issuer may choose', () => {
  for (let part = 0; part < 256; part++) {
    const colour = `#${part.toString(16).padStart(2, '0').repeat(3)}`
    const letters = /;color:(#\w{6})$/.exec(brandColours(colour).button)?.[1] ?? colour
    expect(contrast(colour, letters), colour).toBeGreaterThanOrEqual(readableContrast)
  }
})
