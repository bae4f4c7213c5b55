import type { Role } from '@credenza/schema/account'
import { ActionIcon } from '@mantine/core'
import { CircleQuestionMark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { helpTexts as texts } from '../../texts/help.ts'

const HelpPanel = lazy(() => import('./help-panel.tsx'))

/** Opens the help for the current page. */
export function HelpButton({ role }: { role: Role }) {
  const path = useLocation().pathname
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={texts.open}
        title={texts.open}
        onClick={() => setOpenedAt(path)}
      >
        <CircleQuestionMark size={18} />
      </ActionIcon>
      <Suspense>
        {openedAt === path && <HelpPanel role={role} path={path} onClose={() => setOpenedAt(null)} />}
      </Suspense>
    </>
  )
}
