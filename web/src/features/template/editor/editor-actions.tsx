import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { History as HistoryIcon, Redo2, Save, Undo2 } from 'lucide-react'
import { templateTexts } from '../../../texts/template.ts'
import { ActButton } from '../../../ui/act-button.tsx'
import type { useDraft } from './use-draft.ts'

const texts = templateTexts.editor

interface EditorActionsProps {
  work: ReturnType<typeof useDraft>
  /** Without it, people only read. */
  mayManage: boolean
  /** Undefined if there are no versions yet. */
  onVersions: (() => void) | undefined
  onSave: () => void
  isSaving: boolean
}

/** The editor's buttons, and their keys. */
export function EditorActions({ work, mayManage, onVersions, onSave, isSaving }: EditorActionsProps) {
  useHotkeys(
    mayManage
      ? [
          ['mod+S', onSave],
          ['mod+Z', work.undo],
          ['mod+shift+Z', work.redo],
          ['mod+Y', work.redo],
        ]
      : [],
    [],
  )
  return (
    <>
      {mayManage && (
        <>
          <Button
            variant="default"
            leftSection={<Undo2 size={16} />}
            onClick={work.undo}
            disabled={!work.canUndo}
          >
            {texts.undo}
          </Button>
          <Button
            variant="default"
            leftSection={<Redo2 size={16} />}
            onClick={work.redo}
            disabled={!work.canRedo}
          >
            {texts.redo}
          </Button>
        </>
      )}
      {onVersions && (
        <Button variant="default" leftSection={<HistoryIcon size={16} />} onClick={onVersions}>
          {texts.versions}
        </Button>
      )}
      {mayManage && (
        <ActButton leftSection={<Save size={16} />} onClick={onSave} busy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </ActButton>
      )}
    </>
  )
}
