/** How messages name a field and say what is wrong with it (specification, section 5). `*.ar.ts` is the Arabic twin. */

/** 'fatherName' -> 'Father Name', 'governmentIDProof' -> 'Government ID Proof', as the specification words its 'is required' messages. */
export function words(field: string): string {
  const spaced = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/_/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export const required = (field: string): string => `${words(field)} is required`
export const tooLong = (max: number): string => `Use at most ${max} characters.`
export const notADate = (field: string): string => `${words(field)} must be a date such as 2025-06-30`
export const controlCharacters = 'Remove the control characters.'
export const passwordTooShort = 'Use at least 8 characters.'
export const notAFlag = 'Answer with true or false.'
export const unknownPlaceholder = (name: string, known: readonly string[]): string =>
  `{{${name}}} cannot stand here. Use ${known.map((one) => `{{${one}}}`).join(', ')}.`
export const linkMissing = 'Write {{link}} where the link to the certificate belongs.'
export const amountNeeded = 'Enter an amount greater than 0.'
export const validBeforeIssue = 'It cannot end before its date of issue.'
