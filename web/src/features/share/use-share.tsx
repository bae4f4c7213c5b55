import type { Certificate } from '@credenza/schema/certificate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { newIntent } from '../../lib/api/intent.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { common } from '../../texts/common.ts'
import { linksQuery, makeLink } from './share-calls.ts'
import { hasShareSheet, openShareSheet } from './share-sheet.ts'
import { standingLink, standingWish } from './standing-link.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

interface Share {
  /** Opens the device's share sheet, or the dialog where there is none. */
  share: () => void
  /** Opens the dialog with all links. */
  openLinks: () => void
  isPending: boolean
  dialog: ReactNode
}

/** How a holder shares a certificate. What the share sheet sends can be revoked in the dialog. */
export function useShare(certificate: Certificate): Share {
  const [isOpen, setIsOpen] = useState(false)
  const findOrMake = useStandingLink(certificate._id)
  const openLinks = () => setIsOpen(true)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { url } = await findOrMake()
      return openShareSheet({ url, title: `${certificate.title}${common.comma}${certificate.issuerName}` })
    },
    onSuccess: (opened) => opened || openLinks(),
    onError: openLinks,
  })
  return {
    share: () => (hasShareSheet() ? mutate() : openLinks()),
    openLinks,
    isPending,
    dialog: (
      <Suspense>
        {isOpen && <ShareDialog certificate={certificate} onClose={() => setIsOpen(false)} />}
      </Suspense>
    ),
  }
}

function useStandingLink(certificateId: string) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return async () => {
    const query = linksQuery(certificateId)
    const found = standingLink(await queries.fetchQuery(query))
    if (found) return found
    const { data } = await makeLink(certificateId, standingWish, intent.keyFor(standingWish))
    intent.finished()
    await readAgain(queries, 'share-links')
    return data
  }
}
