/** The minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5

/** The contrast of two colours '#rrggbb', from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) =>
    linear(Number.parseInt(colour.slice(from, from + 2), 16)),
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)
