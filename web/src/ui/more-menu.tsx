import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface MoreMenuProps extends Omit<ActionIconProps, 'children'> {
  /** The menu's accessible name. */
  label: string
  /** The items, rendered when the menu opens. */
  children: () => ReactNode
}

/**
 * A menu behind three dots, created on first use: in a scrolled table, closed menus would cost more than the rest of their
 * rows.
 */
export function MoreMenu(props: MoreMenuProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <OpenedMenu {...props} />
  const { children: _, ...button } = props
  return <MoreButton {...button} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
}

function OpenedMenu({ children, ...props }: MoreMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // This button replaces the pressed one; the menu returns focus to it on closing.
  useLayoutEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width="max-content">
      <Menu.Target>
        <MoreButton {...props} ref={button} />
      </Menu.Target>
      <Menu.Dropdown miw={200}>{opened && children()}</Menu.Dropdown>
    </Menu>
  )
}

type MoreButtonProps = Omit<MoreMenuProps, 'children'> & Omit<ComponentProps<'button'>, keyof ActionIconProps>

const MoreButton = ({ label, ...button }: MoreButtonProps) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} {...button}>
    <Ellipsis size={16} />
  </ActionIcon>
)
