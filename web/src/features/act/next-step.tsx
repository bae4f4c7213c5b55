import { reviewFlag } from '@credenza/schema/certificate-state/review'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'

const texts = certificateTexts.sign

interface NextStepProps {
  signed: number
  /** Without a year there is no list of just these to lead to. */
  year: string | undefined
  onLeave: () => void
}

/** What happens once certificates are signed, with the way to those that wait. */
export function NextStep({ signed, year, onLeave }: NextStepProps) {
  return (
    <Text role="status">
      {`${texts.next(formatNumber(signed))} `}
      {year && (
        <Anchor
          component={Link}
          to={`/issuer/details/${year}?status=${reviewFlag.pending}`}
          onClick={onLeave}
        >
          {texts.toWaiting}
        </Anchor>
      )}
    </Text>
  )
}
