import { luminanceOf } from '../../../lib/readable-on.ts'

/** The minimum contrast of text and background (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5

/** The contrast of two colours '#rrggbb', from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}
