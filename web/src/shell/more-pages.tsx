import { Menu, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronDown } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { accountTexts } from '../texts/account.ts'
import styles from './frame.module.css'
import type { NavigationLink } from './navigation.ts'

interface MorePagesProps {
  /** The header's links, of which the secondary ones are here while the header is narrow. */
  header: readonly NavigationLink[]
  more: readonly NavigationLink[]
  onChoose: () => void
}

/** Where frame.module.css leaves the secondary links out of the header. */
const narrow = '(max-width: 75em)'

/** Pages that are needed less often: a menu in the header, and plain links in the menu of a phone. */
export default function MorePages({ header, more, onChoose }: MorePagesProps) {
  const path = useLocation().pathname
  // Left out, not hidden: the arrow keys would stop at an item that cannot take the focus.
  const isNarrow = useMediaQuery(narrow)
  const isHere = more.some(({ to }) => path.startsWith(to))
  return (
    <>
      {more.map(({ to, label }) => (
        <NavLink key={to} to={to} className={`${styles.link} ${styles.onlyInMenu}`} onClick={onChoose}>
          {label}
        </NavLink>
      ))}
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <UnstyledButton
            className={`${styles.link} ${styles.notOnPhones} ${styles.moreButton}`}
            data-here={isHere || undefined}
          >
            {accountTexts.nav.more}
            <ChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {[...header.filter(({ isSecondary }) => isSecondary && isNarrow), ...more].map(({ to, label }) => (
            <Menu.Item key={to} component={Link} to={to}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
