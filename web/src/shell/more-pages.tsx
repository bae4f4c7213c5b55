import { Menu, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronDown } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { accountTexts } from '../texts/account.ts'
import styles from './frame.module.css'
import type { NavigationLink } from './navigation.ts'

interface MorePagesProps {
  /** The header's links. The secondary ones move here if the header is narrow. */
  header: readonly NavigationLink[]
  more: readonly NavigationLink[]
  onChoose: () => void
}

/** The width below which frame.module.css hides the secondary links in the header. */
const narrow = '(max-width: 75em)'

/** Pages that are needed less often: a menu in the header, and plain links in a phone's menu. */
export default function MorePages({ header, more, onChoose }: MorePagesProps) {
  const path = useLocation().pathname
  // Left out instead of hidden, because the arrow keys would stop at an item that cannot take focus.
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
