import type { CertificateVersion } from '@credenza/schema/correction'
import { Anchor, Badge, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDate } from '../../lib/text/format.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { ChangeList } from './change-list.tsx'
import { versionsQuery } from './correction-calls.ts'
import styles from './versions.module.css'

const texts = correctionTexts.versions

/** Every version under a certificate's public link, newest first, with its changes. */
export default function Versions({ certificateId }: { certificateId: string }) {
  const versions = useQuery(versionsQuery(certificateId))
  if (versions.isPending) return <Skeleton height={120} radius="md" />
  if (!versions.data) return <Problem text={texts.failed} />
  const numbered = versions.data.map((version, i) => ({ version, number: i + 1 })).reverse()
  return (
    <ol className={styles.versions} reversed>
      {numbered.map(({ version, number }) => (
        <li key={version._id}>
          <Version version={version} number={number} isShown={version._id === certificateId} />
        </li>
      ))}
    </ol>
  )
}

function Version({
  version,
  number,
  isShown,
}: {
  version: CertificateVersion
  number: number
  isShown: boolean
}) {
  const { _id, signedAt, supersededAt, changes } = version
  const name = texts.name(String(number))
  return (
    <Stack gap={6}>
      <Group gap="xs">
        {isShown ? (
          <>
            <Text fz="sm" fw={550}>
              {name}
            </Text>
            <Badge variant="default">{texts.shown}</Badge>
          </>
        ) : (
          <Anchor component={Link} to={`/certificate/${_id}`} fz="sm" fw={550} underline="always">
            {name}
          </Anchor>
        )}
      </Group>
      <Text fz="xs" c="dimmed">
        {signedAt ? texts.signed(formatDate(signedAt)) : texts.unsigned}
        {supersededAt && ` · ${texts.superseded(formatDate(supersededAt))}`}
      </Text>
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <Text fz="sm" c="dimmed">
          {texts.original}
        </Text>
      )}
    </Stack>
  )
}
