/** More marks on one letter than any language writes; Unicode's own limit for texts that are read as they arrive (UAX #15, §13). */
const tooManyMarks = /(\p{Mn}{30})\p{Mn}+/gu

/**
 * A text in a normal form of Unicode. Of more than 30 marks in a row the rest is left out: sorting marks takes the square of
 * their number, so that 500 kB of them from a stranger would keep a server busy for 16 s.
 */
export const normalised = (text: string, form: 'NFC' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  text.replace(tooManyMarks, '$1').normalize(form)
