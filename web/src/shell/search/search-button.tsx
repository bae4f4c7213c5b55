import type { Role } from '@credenza/schema/account'
import { ActionIcon } from '@mantine/core'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { searchTexts as texts } from '../../texts/search.ts'

const Palette = lazy(() => import('./palette.tsx'))

/** Opens the search for actions, pages and records; so does Ctrl-K or ⌘K, wherever the focus is. */
export function SearchButton({ role }: { role: Role }) {
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the key's position, because on an Arabic keyboard it has another letter.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return
      event.preventDefault()
      setOpened((before) => !before)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={texts.open}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${texts.open} (${texts.shortcut})`}
        onClick={() => setOpened(true)}
      >
        <Search size={18} />
      </ActionIcon>
      <Suspense>{opened && <Palette role={role} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
