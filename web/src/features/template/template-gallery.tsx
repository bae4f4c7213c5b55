import type { Template } from '@credenza/schema/template'
import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { common } from '../../texts/common.ts'
import { templateTexts as texts } from '../../texts/template.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useIsApproved } from '../account/use-approval.tsx'
import { DesignChoice } from './design-choice.tsx'
import styles from './template.module.css'
import { templatesQuery } from './template-calls.ts'
import { TemplateCard } from './template-card.tsx'
import { useArchive, useDuplicate } from './use-template-acts.ts'

/** The issuer's templates as pictures; if there are none, the designs to start from. */
export function TemplateGallery() {
  const mayManage = usePermitted()('manage')
  const isApproved = useIsApproved() !== false
  const isLocked = !isApproved || !mayManage
  const [choosing, setChoosing] = useState(false)
  const [archiving, setArchiving] = useState<Template | null>(null)
  const list = useQuery(templatesQuery)
  const duplicate = useDuplicate()
  const archive = useArchive(() => setArchiving(null))

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        list.data &&
        list.data.length > 0 &&
        !isLocked && (
          <Button leftSection={<Plus size={16} />} onClick={() => setChoosing(true)}>
            {texts.newTemplate}
          </Button>
        )
      }
    >
      {isLocked && <Alert color="yellow">{isApproved ? common.roleReads : texts.notApproved}</Alert>}
      <Loaded query={list} skeleton={<Skeleton h={280} radius="lg" />}>
        {(templates) => (
          <>
            {templates.length === 0 && !isLocked && (
              <>
                <div>
                  <Title order={2} fz="lg">
                    {texts.emptyTitle}
                  </Title>
                  <Text c="dimmed">{texts.emptyText}</Text>
                </div>
                <DesignChoice />
              </>
            )}
            {templates.length === 0 && isApproved && !mayManage && <Text c="dimmed">{common.noData}</Text>}
            {templates.length > 0 && (
              <ul className={styles.gallery} aria-label={texts.list}>
                {templates.map((template) => (
                  <TemplateCard
                    key={template._id}
                    template={template}
                    isLocked={isLocked}
                    onDuplicate={() => duplicate.mutate(template)}
                    onArchive={() => setArchiving(template)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      {choosing && (
        <Dialog title={texts.chooseDesign} opened onClose={() => setChoosing(false)} size={920}>
          <DesignChoice />
        </Dialog>
      )}
      {archiving && (
        <Confirm
          title={texts.archiveTitle}
          onClose={() => setArchiving(null)}
          onConfirm={() => archive.mutate(archiving)}
          busy={archive.isPending}
          confirmLabel={texts.archiveConfirm}
        >
          <Group gap={4} mb="xs">
            <Text fw={600} dir="auto">
              {archiving.name}
            </Text>
          </Group>
          {texts.archiveQuestion}
        </Confirm>
      )}
    </Page>
  )
}
