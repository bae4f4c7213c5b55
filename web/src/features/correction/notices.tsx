import { Alert, Anchor, Group, Text } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { correctionTexts } from '../../texts/correction.ts'

const texts = correctionTexts.waiting

interface NoticeProps {
  title: string
  text: string
  /** The certificate the link leads to. */
  to: string
  link: string
  children?: ReactNode
}

/** A notice about a correction, with a link to the other certificate. */
export function Notice({ title, text, to, link, children }: NoticeProps) {
  return (
    <Alert color="yellow" title={title}>
      <Text fz="sm">{text}</Text>
      <Group mt="xs">
        <Anchor component={Link} to={`/certificate/${to}`} fz="sm" c="inherit" underline="always">
          {link}
        </Anchor>
        <Suspense>{children}</Suspense>
      </Group>
    </Alert>
  )
}

interface WaitingNoticeProps {
  /** The pending correction. */
  id: string
  isSigned: boolean
  text: string
  children?: ReactNode
}

/** On a certificate: says that its correction is pending, and what it waits for. */
export const WaitingNotice = ({ id, isSigned, ...rest }: WaitingNoticeProps) => (
  <Notice title={isSigned ? texts.acceptance : texts.signature} to={id} link={texts.open} {...rest} />
)
