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

/** Black or white, whichever is more readable: at least 4.58:1 on every colour. */
export const readableOn = (colour: string): '#000000' | '#ffffff' =>
  (luminanceOf(colour) + 0.05) ** 2 > 1.05 * 0.05 ? '#000000' : '#ffffff'

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
