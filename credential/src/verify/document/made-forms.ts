/** Documents made from a certificate on demand, which speak for it: their second type, and the suffix of their id. */
export const madeForms = {
  /** CLR 2.0. */
  ClrCredential: '#transcript',
  /** European Learning Model 3. */
  EuropeanDigitalCredential: '#elm',
  /** Blockcerts 3.2. */
  BlockcertsCredential: '#blockcerts',
} as const

type MadeForm = keyof typeof madeForms

/** Which made form a document claims to be; undefined for none. */
export const madeFormOf = ({ type }: Record<string, unknown>): MadeForm | undefined =>
  Array.isArray(type) && Object.hasOwn(madeForms, type[1]) ? (type[1] as MadeForm) : undefined

/** Removes the suffix of a made form, which leaves the id of its certificate. Other ids stay as they are. */
export function certificateIdOf(id: unknown): unknown {
  if (typeof id !== 'string') return id
  const mark = Object.values(madeForms).find((end) => id.endsWith(end))
  return mark === undefined ? id : id.slice(0, -mark.length)
}
