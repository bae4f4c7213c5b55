import type { MetadataState } from '@credenza/schema/single-sign-on'
import { Text } from '@mantine/core'
import { formatDateTime } from '../../../lib/text/format.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Problem } from '../../../ui/page/problem.tsx'

/** When the provider's metadata were last read, and what is wrong if they can no longer be read. */
export function MetadataNews({ readAt, validUntil, problem }: Omit<MetadataState, 'createdAt'>) {
  return (
    <>
      {readAt && (
        <Text fz="sm" c="dimmed">
          {texts.metadataReadAt(formatDateTime(readAt))}
        </Text>
      )}
      {problem && (
        <Problem
          text={validUntil ? texts.metadataFailedUntil(formatDateTime(validUntil)) : texts.metadataFailed}
        />
      )}
    </>
  )
}
