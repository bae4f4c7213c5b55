/** Documents that are made from a certificate on demand and speak for it: their second type, and how their id ends. */
export const madeForms = {
  /** CLR 2.0. */
  ClrCredential: '#transcript',
  /** European Learning Model 3. */
  EuropeanDigitalCredential: '#elm',
  /** Blockcerts 3.2. */
  BlockcertsCredential: '#blockcerts',
} as const

type MadeForm = keyof typeof madeForms

/** Which of them a document says that it is. */
export const madeFormOf = ({ type }: Record<string, unknown>): MadeForm | undefined =>
  Array.isArray(type) && Object.hasOwn(madeForms, type[1]) ? (type[1] as MadeForm) : undefined

/** The id of the certificate that a document with this id speaks for: for a made form, that of its certificate. */
export function certificateIdOf(id: unknown): unknown {
  if (typeof id !== 'string') return id
  const mark = Object.values(madeForms).find((end) => id.endsWith(end))
  return mark === undefined ? id : id.slice(0, -mark.length)
}
