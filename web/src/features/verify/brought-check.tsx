import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import type { Ready } from '../verification/load-certificate.ts'
import { CheckedLater } from './checked-later.tsx'
import type { Brought } from './use-brought.ts'

const ReceiptCheck = lazy(() => import('./receipt-check.tsx'))
const ForeignCertificate = lazy(() => import('./foreign-certificate.tsx'))

interface BroughtCheckProps {
  brought: Brought
  actions: ReactNode
  onAgain: (ready: Ready) => void
}

/** The check of what a visitor brought. */
export function BroughtCheck({ brought, actions, onAgain }: BroughtCheckProps) {
  switch (brought.kind) {
    case 'receipt':
      return (
        <Suspense>
          <ReceiptCheck receipt={brought.receipt} actions={actions} />
        </Suspense>
      )
    case 'foreign':
      return (
        <Suspense>
          <ForeignCertificate credential={brought.credential} actions={actions} />
        </Suspense>
      )
    case 'ready':
      return (
        <CheckedLater
          bundle={brought.bundle}
          sources={brought.sources}
          cameIn={brought.cameIn}
          actions={actions}
          onAgain={() => onAgain(brought)}
        />
      )
  }
}
