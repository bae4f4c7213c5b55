import type { Certificate } from '@credenza/schema/certificate'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { common } from '../../texts/common.ts'
import { hasShareSheet, openShareSheet } from './share-sheet.ts'
import { standingLabels } from './standing-link.ts'
import { useStandingLink } from './use-standing-link.ts'

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
  const findOrMake = useStandingLink(certificate._id, standingLabels.sheet)
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
