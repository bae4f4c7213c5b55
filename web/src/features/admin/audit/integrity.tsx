import { Alert, Anchor, Button, Group, List, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts'
import { auditTexts } from '../../../texts/audit.ts'
import { platformTrail } from '../../audit/audit-calls.ts'
import { integrityQuery } from './integrity-calls.ts'

const texts = auditTexts.integrity
const justNowMs = 60_000

/** Recomputes every chain to find changed history. Shows one sentence, or the names of the broken trails. */
export function Integrity() {
  const { data, error, isFetching, refetch } = useQuery(integrityQuery)
  const again = (
    <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
      {texts.again}
    </Button>
  )
  if (error) {
    return (
      <Alert color="yellow" icon={<ShieldQuestion size={18} />} title={texts.failed} role="alert">
        <Group gap="sm">
          {messageOf(error)} {again}
        </Group>
      </Alert>
    )
  }
  if (!data) {
    return (
      <Group gap="sm" role="status" mih={58}>
        <Loader size={18} color="gray" aria-hidden />
        <Text fz="sm" c="dimmed">
          {texts.checking}
        </Text>
      </Group>
    )
  }
  const when =
    Date.now() - Date.parse(data.checkedAt) < justNowMs
      ? texts.justNow
      : texts.checkedAt(formatDateTime(data.checkedAt))
  if (data.broken.length > 0) {
    const title = texts.broken(data.broken.length, formatNumber(data.broken.length))
    return (
      <Alert color="red" icon={<ShieldAlert size={18} />} title={texts.asOf(title, when)} role="alert">
        <List size="sm" mb="sm">
          {data.broken.map(({ trail, reason }) => (
            <List.Item key={trail} style={{ overflowWrap: 'anywhere' }}>
              <Anchor
                component={Link}
                to={`/admin/audit?trail=${encodeURIComponent(trail)}`}
                fz="sm"
                c="inherit"
              >
                {trail === platformTrail ? auditTexts.platform : trail}
              </Anchor>
              {`: ${reason}`}
            </List.Item>
          ))}
        </List>
        {again}
      </Alert>
    )
  }
  const sentence = texts.unbroken(
    data.trails,
    formatNumber(data.trails),
    data.entries,
    formatNumber(data.entries),
  )
  return (
    <Alert color="teal" icon={<ShieldCheck size={18} />} role="status">
      <Group justify="space-between" gap="sm">
        <Text fz="sm">{texts.asOf(sentence, when)}</Text>
        {again}
      </Group>
    </Alert>
  )
}
