import type { Template } from '@credenza/schema/template'
import { Alert, Group, SegmentedControl, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { lazy } from '../../../lib/browser/lazy.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { common } from '../../../texts/common.ts'
import { templateTexts } from '../../../texts/template.ts'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { type Draft, fetchTemplate, templateQuery } from '../template-calls.ts'
import styles from './editor.module.css'
import { EditorActions } from './editor-actions.tsx'
import { EditorPanel } from './editor-panel.tsx'
import { faultsOf } from './faults.ts'
import { PreviewPane } from './preview-pane.tsx'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

const VersionsDialog = lazy(() => import('./versions-dialog.tsx'))
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))
const texts = templateTexts.editor

interface TemplateEditorProps {
  /** The template with its newest version; undefined if not saved yet. */
  template: Template | undefined
  first: Draft
}

/**
 * Settings on one side, the actual rendering on the other, with undo, versions, and a warning before changes are lost.
 * People who may not manage the organisation only read them.
 */
export function TemplateEditor({ template, first }: TemplateEditorProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const mayManage = usePermitted()('manage')
  const work = useDraft(first, { isNew: template === undefined })
  const [shows, setShows] = useState<'settings' | 'preview'>('settings')
  const [asked, setAsked] = useState(false)
  const [versionsOpened, setVersionsOpened] = useState(false)
  const saving = useSave(template, (saved, draft) => {
    work.keep(draft)
    if (!template) void navigate(`/issuer/templates/${saved._id}`, { replace: true })
  })
  const leaveQuestion = useLeaveGuard(work.isDirty && !saving.isSaving)
  const faults = { ...saving.serverFaults, ...faultsOf(work.draft) }
  const shownFaults = asked ? faults : {}

  const save = () => {
    setAsked(true)
    if (Object.keys(faultsOf(work.draft)).length > 0) toast.error(texts.pleaseCorrect)
    else if (template && !work.isDirty) toast(texts.unchanged)
    else saving.save(work.draft)
  }
  const takeOver = (other: Template) => {
    queries.setQueryData(templateQuery(other._id).queryKey, other)
    void readAgain(queries, 'templates')
    work.restart({ name: other.name, settings: other.settings })
  }
  const takeTheirs = async (id: string) => {
    try {
      takeOver(await fetchTemplate(id))
      saving.forgetConflict()
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Page
      title={template ? first.name : texts.newTitle}
      actions={
        <EditorActions
          work={work}
          mayManage={mayManage}
          onVersions={template && (() => setVersionsOpened(true))}
          onSave={save}
          isSaving={saving.isSaving}
        />
      }
    >
      {!mayManage && <Alert color="yellow">{common.roleReads}</Alert>}
      <Group align="flex-end" gap="md">
        <TextInput
          label={texts.name}
          required
          maxLength={100}
          dir="auto"
          w={{ base: '100%', xs: 360 }}
          value={work.draft.name}
          disabled={!mayManage}
          error={shownFaults.name}
          onChange={(event) => work.rename(event.currentTarget.value)}
        />
        <SegmentedControl
          hiddenFrom="md"
          aria-label={texts.show}
          value={shows}
          onChange={(value) => setShows(value as typeof shows)}
          data={[
            { value: 'settings', label: texts.settings },
            { value: 'preview', label: texts.preview },
          ]}
        />
      </Group>
      <div className={styles.editor} data-shows={shows}>
        <EditorPanel
          settings={work.draft.settings}
          change={work.change}
          replace={work.replace}
          faults={shownFaults}
          isLocked={!mayManage}
        />
        <PreviewPane settings={work.draft.settings} />
      </div>
      {leaveQuestion}
      <Suspense>
        {template && versionsOpened && (
          <VersionsDialog
            template={template}
            mayRestore={mayManage}
            onClose={() => setVersionsOpened(false)}
            onRestored={(restored) => {
              takeOver(restored)
              setVersionsOpened(false)
            }}
          />
        )}
        {template && saving.isConflict && (
          <ConflictDialog
            busy={saving.isSaving}
            onClose={saving.forgetConflict}
            onSaveMine={() => saving.saveAnyway(work.draft)}
            onTakeTheirs={() => void takeTheirs(template._id)}
          />
        )}
      </Suspense>
    </Page>
  )
}
