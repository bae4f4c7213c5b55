import type { Certificate } from '@credenza/schema/certificate'
import { isExpired } from '@credenza/schema/certificate-state/expiry'
import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '../../lib/text/format.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'

const texts = certificatePageTexts.standing

/** Why and since when a certificate does not count; nothing if it does. */
export function StandingNotice({ certificate }: { certificate: Certificate }) {
  const { state, supersededBy, revokedAt, revokedReason, suspendedAt, suspendedReason, validUntil } =
    certificate
  if (state === 'superseded') {
    return (
      <Alert color="gray" title={texts.superseded}>
        <Anchor component={Link} to={`/certificate/${supersededBy}`} c="inherit" underline="always">
          {texts.toSuccessor}
        </Anchor>
      </Alert>
    )
  }
  if (state === 'revoked') {
    return (
      <Alert color="red" title={texts.revoked(formatDateTime(revokedAt))}>
        <Reason text={revokedReason} />
      </Alert>
    )
  }
  if (state === 'suspended') {
    return (
      <Alert color="orange" title={texts.suspended(formatDateTime(suspendedAt))}>
        <Reason text={suspendedReason} />
      </Alert>
    )
  }
  if (!isExpired(validUntil, new Date())) return null
  return <Alert color="gray" title={texts.expired(formatDate(validUntil))} />
}

const Reason = ({ text }: { text: string }) => (
  <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
)
