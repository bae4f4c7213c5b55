import type { alignmentResponse } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { searchLists } from './closed-lists.ts'
import { searchEsco } from './search-esco.ts'

type Found = Pick<z.output<typeof alignmentResponse>, 'data' | 'esco'>

/** What certificate types can correspond to: ISCED-F 2013, EQF levels and, where its address is set, ESCO. */
export async function searchAlignments(
  { config, log }: Pick<Context, 'config' | 'log'>,
  wanted: { search: string; language: LanguageCode },
): Promise<Found> {
  const data = searchLists(wanted.search)
  if (config.escoApi === undefined || wanted.search === '') return { data, esco: 'off' }
  try {
    return { data: [...data, ...(await searchEsco(config.escoApi, wanted))], esco: 'searched' }
  } catch (error) {
    log.warn({ fault: faultOf(error) }, 'ESCO cannot be searched')
    return { data, esco: 'unreachable' }
  }
}
