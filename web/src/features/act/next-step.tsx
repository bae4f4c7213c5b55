import { reviewFlag } from '@credenza/schema/certificate-state/review'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/text/format.ts'
import { actTexts } from '../../texts/act.ts'

const texts = actTexts.sign

/** What happens after certificates are signed, with a link to those that wait. */
export function NextStep({ signed, onLeave }: { signed: number; onLeave: () => void }) {
  return (
    <Text role="status">
      {`${texts.next(formatNumber(signed))} `}
      <Anchor
        component={Link}
        to={`/issuer/certificates?status=${reviewFlag.pending}`}
        onClick={onLeave}
        inherit
      >
        {texts.toWaiting}
      </Anchor>
    </Text>
  )
}
