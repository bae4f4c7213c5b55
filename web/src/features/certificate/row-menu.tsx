import type { Certificate } from '@credenza/schema/certificate'
import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core'
import { Ban, Ellipsis, Eye, FilePenLine, Mail, Pause, PenLine, Play } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { certificateTexts as texts } from '../../texts/certificate.ts'
import { correctionTexts } from '../../texts/correction.ts'
import type { Act } from './act/acts.ts'
import { inForce, isCorrectable, isSuspended } from './certificate-state.ts'

interface RowMenuProps {
  certificate: Certificate
  onAct: (act: Act, certificate: Certificate) => void
  onCorrect: (certificate: Certificate) => void
  /** Left out where the certificate is what the page shows. */
  withOpen?: boolean
}

/**
 * What else can be done with one certificate. The menu is made when it is first wanted: closed ones would cost a scrolled
 * table more than all else in their rows.
 */
export default function RowMenu(props: RowMenuProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <OpenedMenu {...props} />
  return (
    <MoreButton
      certificate={props.certificate}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  )
}

function OpenedMenu({ certificate, onAct, onCorrect, withOpen = true }: RowMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button has given way to this one, to which the menu gives the focus back when it closes.
  useLayoutEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  const item = (act: Act, icon: React.ReactNode, color?: string) => (
    <Menu.Item leftSection={icon} c={color} onClick={() => onAct(act, certificate)}>
      {texts.acts[act].button}
    </Menu.Item>
  )
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={200}>
      <Menu.Target>
        <MoreButton ref={button} certificate={certificate} />
      </Menu.Target>
      <Menu.Dropdown>
        {withOpen && (
          <Menu.Item component={Link} to={`/certificate/${certificate._id}`} leftSection={<Eye size={15} />}>
            {texts.mine.open}
          </Menu.Item>
        )}
        {item('sign', <PenLine size={15} />)}
        {certificate.status === '1' && item('deliver', <Mail size={15} />)}
        {isCorrectable(certificate) && (
          <Menu.Item leftSection={<FilePenLine size={15} />} onClick={() => onCorrect(certificate)}>
            {correctionTexts.correct.button}
          </Menu.Item>
        )}
        {isSuspended(certificate) && item('reinstate', <Play size={15} />)}
        {inForce(certificate) && item('suspend', <Pause size={15} />)}
        {(inForce(certificate) || isSuspended(certificate)) &&
          item('revoke', <Ban size={15} />, 'var(--mantine-color-error)')}
      </Menu.Dropdown>
    </Menu>
  )
}

type MoreButtonProps = ActionIconProps & ComponentProps<'button'> & Pick<RowMenuProps, 'certificate'>

const MoreButton = ({ certificate, ...button }: MoreButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={texts.more(certificate.title, certificate.userName)}
    {...button}
  >
    <Ellipsis size={16} />
  </ActionIcon>
)
