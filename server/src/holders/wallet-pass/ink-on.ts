/** The readable text colour on a background: black or white (WCAG 2.2, relative luminance). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const [red, green, blue] = [...Buffer.from(colour.slice(1), 'hex')].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.179 ? '#000000' : '#ffffff'
}
