import { frameworkOf } from '@credenza/credential/issue'
import type { Alignment } from '@credenza/schema'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { listed } from './closed-lists.ts'

/**
 * Completes alignments for storing, each address once. Entries of ISCED-F 2013 and the EQF get their published names; all
 * others must bring a name. Throws 'invalid' for an address of another form, or one that is not in these lists.
 */
export function namedAlignments(wanted: readonly Alignment[]): Alignment[] {
  const named = wanted.map(({ url, name }, index): Alignment => {
    const known = listed(url)
    if (known) return { name: known.name, url }
    const framework = frameworkOf(url)?.id
    if (framework === undefined || framework === 'isced-f')
      throw fieldRefusal(`alignments.${index}.url`, 'invalid.alignment')
    if (name === '') throw fieldRefusal(`alignments.${index}.name`, 'invalid.required', { field: 'name' })
    return { name, url }
  })
  return [...new Map(named.map((one) => [one.url, one])).values()]
}
