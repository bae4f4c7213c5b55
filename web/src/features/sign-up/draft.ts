/** Unsent form input, kept in this tab so that a reload loses nothing. Never contains a secret. */
export type Draft = Record<string, unknown>

const secrets = new Set(['password'])
const nameOf = (form: string): string => `draft:${form}`

/** The draft of a form, or undefined if nothing has been typed. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null')
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}

/** Stores texts and ticks, but no passwords or empty values. An empty form has no draft. */
export function keepDraft(form: string, values: Draft): void {
  const typed = Object.entries(values).filter(
    ([name, value]) => !secrets.has(name) && ((typeof value === 'string' && value !== '') || value === true),
  )
  if (typed.length > 0) sessionStorage.setItem(nameOf(form), JSON.stringify(Object.fromEntries(typed)))
  else dropDraft(form)
}

export const dropDraft = (form: string): void => sessionStorage.removeItem(nameOf(form))

export const detailsDraft = (role: string): string => `details:${role}`
export const kycDraft = (registrationId: string): string => `kyc:${registrationId}`
