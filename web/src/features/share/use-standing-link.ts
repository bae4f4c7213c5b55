import type { ShareLink } from '@credenza/schema/share'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { linksQuery, makeLink } from './share-calls.ts'
import { type StandingLabel, standingLink, standingWish } from './standing-link.ts'

/** Finds the certificate's standing link of this name, or makes it. */
export function useStandingLink(certificateId: string, label: StandingLabel): () => Promise<ShareLink> {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return async () => {
    const found = standingLink(await queries.fetchQuery(linksQuery(certificateId)), label)
    if (found) return found
    const wish = standingWish(label)
    const { data } = await makeLink(certificateId, wish, intent.keyFor(wish))
    intent.finished()
    await readAgain(queries, 'share-links')
    return data
  }
}
