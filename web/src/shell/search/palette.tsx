import type { Role } from '@credenza/schema/account'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { searchTexts as texts } from '../../texts/search.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { pagesFor } from '../navigation.ts'
import { type Command, commandsOf } from './commands.ts'
import { foundOf } from './found-of-role.tsx'
import styles from './palette.module.css'

/** Shorter searches match nearly everything, so they only find commands. */
const leastLetters = 2

/** Finds actions, pages and records, and opens them with the mouse, or with arrow keys and Enter. */
export default function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const session = useSession()
  const permitted = usePermitted()
  const [search, setSearch] = useState('')
  const [settled] = useDebouncedValue(search.trim(), 200)
  const navigate = useNavigate()
  const combobox = useCombobox({ opened: true, scrollBehavior: 'instant' })
  const { acts, pages } = commandsOf(role, search, session ? pagesFor(session) : undefined, permitted)
  const Found = foundOf[role]
  useEffect(() => {
    combobox.selectFirstOption()
  }, [search, combobox.selectFirstOption])

  return (
    <Dialog title={texts.title} opened onClose={onClose} size="lg">
      <Combobox
        store={combobox}
        onOptionSubmit={(to) => {
          onClose()
          void navigate(to)
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            aria-label={texts.title}
            placeholder={texts.placeholder[role]}
            leftSection={<Search size={16} />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onKeyDown={({ key, nativeEvent }) => {
              // The dialog leaves Escape to a list that is open, and this one always is.
              if (key === 'Escape' && !nativeEvent.isComposing) onClose()
              // Records that arrive a moment after the last letter are not highlighted yet.
              if (key === 'Enter' && combobox.getSelectedOptionIndex() === -1) combobox.selectFirstOption()
            }}
            size="md"
            data-autofocus
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={styles.options} aria-label={texts.title} tabIndex={0}>
          <Group label={texts.acts} commands={acts} />
          <Group label={texts.pages} commands={pages} />
          {settled.length >= leastLetters && <Found search={settled} />}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  )
}

const Group = ({ label, commands }: { label: string; commands: readonly Command[] }) =>
  commands.length > 0 && (
    <Combobox.Group label={label}>
      {commands.map(({ to, label }) => (
        <Combobox.Option key={to} value={to}>
          {label}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  )
