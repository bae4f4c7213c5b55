const zeros = [0x0660, 0x06f0]

/** A text's digits as 0 to 9, including those of Arabic and Persian keyboards; everything else is dropped. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - zeros.find((zero) => code >= zero && code < zero + 10)!)
    })
    .replace(/[^0-9]/g, '')
