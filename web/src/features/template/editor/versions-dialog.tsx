import type { Template } from '@credenza/schema/template'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import { templateTexts } from '../../../texts/template.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { restoreVersion, versionsQuery } from '../template-calls.ts'

const texts = templateTexts.versions

interface VersionsDialogProps {
  template: Template
  mayRestore: boolean
  onClose: () => void
  onRestored: (template: Template) => void
}

/** Every saved version; an older one can be restored as the newest. */
export default function VersionsDialog({ template, mayRestore, onClose, onRestored }: VersionsDialogProps) {
  const versions = useQuery(versionsQuery(template))
  const restore = useMutation({
    mutationFn: (version: number) => restoreVersion(template._id, version),
    onSuccess: (restored) => {
      toast.success(texts.restored(formatNumber(restored.version)))
      onRestored(restored)
    },
    onError: toastFailure(),
  })
  return (
    <Dialog title={texts.title} opened onClose={onClose}>
      <Loaded query={versions} skeleton={<Skeleton h={160} />}>
        {(all) => (
          <Stack gap="md">
            {all.map(({ version, createdAt, used }) => {
              const shown = formatNumber(version)
              return (
                <Group key={version} justify="space-between" wrap="nowrap">
                  <div>
                    <Text fw={500}>{templateTexts.version(shown)}</Text>
                    <Text fz="sm" c="dimmed">
                      {texts.savedOn(formatDateTime(createdAt))} ·{' '}
                      {templateTexts.usedBy(used, formatNumber(used))}
                    </Text>
                  </div>
                  {version === template.version ? (
                    <Badge miw="max-content">{texts.newest}</Badge>
                  ) : mayRestore ? (
                    <Button
                      size="compact-sm"
                      variant="default"
                      miw="max-content"
                      aria-label={texts.restoreWhat(shown)}
                      loading={restore.isPending && restore.variables === version}
                      disabled={restore.isPending}
                      onClick={() => restore.mutate(version)}
                    >
                      {texts.restore}
                    </Button>
                  ) : null}
                </Group>
              )
            })}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}
