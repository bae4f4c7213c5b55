/** Documents that are made from a certificate on demand and speak for it: their second type, and how their id ends. */
export const madeForms = {
  /** CLR 2.0. */
  ClrCredential: '#transcript',
  /** European Learning Model 3. */
  EuropeanDigitalCredential: '#elm',
} as const

/** Whether a document says that it is one of them. */
export const isMadeForm = (
  { type }: Record<string, unknown>,
  form: keyof typeof madeForms | undefined = undefined,
): boolean =>
  Array.isArray(type) && (form === undefined ? Object.hasOwn(madeForms, type[1]) : type[1] === form)

/** The id of the certificate that a document with this id is evidence of: of a made form, that of its certificate. */
export function certificateIdOf(id: unknown): unknown {
  if (typeof id !== 'string') return id
  const mark = Object.values(madeForms).find((end) => id.endsWith(end))
  return mark === undefined ? id : id.slice(0, -mark.length)
}
