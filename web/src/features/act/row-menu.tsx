import { batchPermission } from '@credenza/schema/batch-permission'
import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { Menu } from '@mantine/core'
import { BadgeCheck, Ban, Eye, FilePenLine, FilePlus2, Mail, Pause, PenLine, Play } from 'lucide-react'
import { Link } from 'react-router'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { actTexts } from '../../texts/act.ts'
import { certificateTexts as texts } from '../../texts/certificate.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { againPath } from '../certificate/again-path.ts'
import { isCorrectable, signState } from '../certificate/certificate-state.ts'
import type { Act } from './acts.ts'

interface RowMenuProps {
  certificate: Certificate
  onAct: (act: Act, certificate: Certificate) => void
  onCorrect: (certificate: Certificate) => void
  /** False if the page already shows this certificate. */
  withOpen?: boolean
}

/** Further actions on one certificate. */
export default function RowMenu({ certificate, onAct, onCorrect, withOpen = true }: RowMenuProps) {
  const { state } = certificate
  const isPermitted = usePermitted()
  const again = withOpen ? againPath(certificate) : undefined
  const item = (act: Act, icon: React.ReactNode, color?: string, label: string = actTexts.acts[act].button) =>
    isPermitted(batchPermission[act]) && (
      <Menu.Item leftSection={icon} c={color} onClick={() => onAct(act, certificate)}>
        {label}
      </Menu.Item>
    )
  return (
    <MoreMenu label={texts.more(certificate.title, certificate.userName)}>
      {() => (
        <>
          {withOpen && (
            <Menu.Item
              component={Link}
              to={`/certificate/${certificate._id}`}
              leftSection={<Eye size={15} />}
            >
              {texts.mine.open}
            </Menu.Item>
          )}
          {isOpenTo(state, 'sign')
            ? item('sign', <PenLine size={15} />)
            : item('sign', <BadgeCheck size={15} />, 'dimmed', signState(certificate).label)}
          {again && isPermitted('prepare') && (
            <Menu.Item component={Link} to={again} leftSection={<FilePlus2 size={15} />}>
              {certificatePageTexts.detail.again}
            </Menu.Item>
          )}
          {isOpenTo(state, 'deliver') && item('deliver', <Mail size={15} />)}
          {isPermitted('prepare') && isCorrectable(certificate) && (
            <Menu.Item leftSection={<FilePenLine size={15} />} onClick={() => onCorrect(certificate)}>
              {correctionTexts.correct.button}
            </Menu.Item>
          )}
          {isOpenTo(state, 'reinstate') && item('reinstate', <Play size={15} />)}
          {isOpenTo(state, 'suspend') && item('suspend', <Pause size={15} />)}
          {isOpenTo(state, 'revoke') && item('revoke', <Ban size={15} />, 'var(--mantine-color-error)')}
        </>
      )}
    </MoreMenu>
  )
}
