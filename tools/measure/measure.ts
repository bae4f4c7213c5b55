/** A file of the product, without tests. */
export interface Source {
  /** From the root of the checkout. */
  path: string
  text: string
  /** The text with its comments blanked out, so that lines and columns stay. */
  code: string
}

export interface Place {
  path: string
  line: number
  what: string
}

/** One number about the code. To add one, write it in its own file and name it in measure-structure.ts. */
export interface Measure {
  name: string
  /** How it counts, for the reader of the number. */
  meaning: string
  of(sources: readonly Source[]): { value: number; places?: Place[] }
}

/** A measure that counts places. */
export const countOf = (places: Place[]): { value: number; places: Place[] } => ({
  value: places.length,
  places,
})

/** The line, counted from one, that contains an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
