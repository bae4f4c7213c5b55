import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { securityTexts } from '../../../texts/security.ts'
import { SecuritySection } from './security-section.tsx'
import type { Confirmation } from './use-confirmation.tsx'

const ChangePasswordForm = lazy(() => import('./change-password-form.tsx'))
const texts = securityTexts.password

export interface ChangePasswordProps {
  /** Whether a second factor may replace the current password. */
  hasFactor: boolean
  withConfirmation: Confirmation['withConfirmation']
}

/** Changes the password of the signed-in account. */
export function ChangePassword(props: ChangePasswordProps) {
  const [isOpen, setOpen] = useState(false)
  const button = !isOpen && (
    <Button variant="default" size="sm" onClick={() => setOpen(true)}>
      {texts.change}
    </Button>
  )
  return (
    <SecuritySection title={texts.title} lead={texts.lead} aside={button}>
      <Suspense>{isOpen && <ChangePasswordForm {...props} onClose={() => setOpen(false)} />}</Suspense>
    </SecuritySection>
  )
}
