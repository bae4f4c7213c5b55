import type { Certificate } from '@credenza/schema/certificate'
import { ActionIcon, Menu } from '@mantine/core'
import { Ban, Ellipsis, Eye, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { certificateTexts as texts } from '../../texts/certificate.ts'
import type { RowActions } from './certificate-columns.tsx'
import { canSign } from './certificate-state.ts'

/** What else can be done with one certificate. */
export default function RowMenu({
  certificate,
  onSign,
  onRevoke,
}: RowActions & { certificate: Certificate }) {
  const revocable = certificate.isVerified && !certificate.revokedAt
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.more(certificate.title, certificate.userName)}
        >
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/certificate/${certificate._id}`} leftSection={<Eye size={15} />}>
          {texts.mine.open}
        </Menu.Item>
        {canSign(certificate) && (
          <Menu.Item leftSection={<PenLine size={15} />} onClick={() => onSign(certificate)}>
            {texts.sign.button('1')}
          </Menu.Item>
        )}
        {revocable && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<Ban size={15} />}
            onClick={() => onRevoke(certificate)}
          >
            {texts.revoke.button}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
