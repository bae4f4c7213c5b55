import { hasDetails } from '@credenza/schema/certificate-details'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { detailTexts as texts } from '../../../texts/details.ts'
import type { Place } from '../../../ui/field/form-fields.tsx'
import { DetailFields } from './detail-fields.tsx'

/** Optional details of a certificate, hidden until somebody wants to enter some. */
export function OptionalDetails<Values extends FieldValues, Sent>({
  lead,
  ...place
}: Place<Values, Sent> & { lead?: string }) {
  const details = useWatch(place)
  const [opened, setOpened] = useState(false)
  if (!opened && !hasDetails(details ?? {})) {
    return (
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          styles={{
            root: { height: 'auto' },
            label: { whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.6 },
          }}
          onClick={() => setOpened(true)}
        >
          {texts.add}
        </Button>
      </Group>
    )
  }
  return (
    <Paper component="fieldset" withBorder radius="md" p="md" m={0} miw={0}>
      <Stack gap="sm">
        <Text component="legend" fz="sm" fw={550} px={6} ms={-6}>
          {texts.title}
        </Text>
        {lead && (
          <Text fz="sm" c="dimmed">
            {lead}
          </Text>
        )}
        <DetailFields {...place} autoFocus={opened} />
      </Stack>
    </Paper>
  )
}
