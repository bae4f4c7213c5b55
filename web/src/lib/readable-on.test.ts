import { expect, it } from 'vitest'
import { luminanceOf, readableOn } from './readable-on.ts'

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

it('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

it('reads at 4.5:1 or better on every colour', () => {
  const steps = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'))
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const colour = `#${red}${green}${blue}`
        expect(contrast(colour, readableOn(colour)), colour).toBeGreaterThanOrEqual(4.5)
      }
})
