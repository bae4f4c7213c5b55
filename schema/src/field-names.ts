/** Field names and their 'is required' messages (specification, section 5). */

/** As in the specification: 'fatherName' -> 'Father Name', 'governmentIDProof' -> 'Government ID Proof'. */
export function words(field: string): string {
  const spaced = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/_/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

export const required = (field: string): string => `${words(field)} is required`
