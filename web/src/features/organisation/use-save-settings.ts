import type { OrganisationSettings } from '@credenza/schema/organisation-settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { noteTimeZone } from '../../lib/session/session.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { saveSettings, settingsQuery } from './settings-calls.ts'

interface Outcomes {
  onSaved: (saved: OrganisationSettings) => void
  onError: (error: Error) => void
}

/** Saves settings. What was just saved can be undone, once. */
export function useSaveSettings(settings: OrganisationSettings, { onSaved, onError }: Outcomes) {
  const queries = useQueryClient()
  const [before, setBefore] = useState<OrganisationSettings>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ wanted }: { wanted: OrganisationSettings; isUndo: boolean }) => saveSettings(wanted),
    onSuccess: (saved, { isUndo }) => {
      setBefore(isUndo ? undefined : settings)
      noteTimeZone(saved.timeZone)
      onSaved(saved)
      queries.setQueryData(settingsQuery.queryKey, saved)
      void readAgain(queries, 'profile')
      toast.success(isUndo ? texts.undone : texts.saved)
    },
    onError,
  })
  return {
    save: (wanted: OrganisationSettings) => mutate({ wanted, isUndo: false }),
    undo: before && (() => mutate({ wanted: before, isUndo: true })),
    isPending,
    error,
  }
}
