/** How a field is named, and how its absence is put (specification, section 5). `*.ar.ts` is the Arabic twin. */

/** 'fatherName' -> 'Father Name', 'governmentIDProof' -> 'Government ID Proof', as the specification words its 'is required' messages. */
export function words(field: string): string {
  const spaced = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/_/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export const required = (field: string): string => `${words(field)} is required`
