import type { StudentFilter } from '@credenza/schema/selection'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { creationTexts } from '../../../texts/creation.ts'
import { countMatching, fetchNameable, nameable } from './nameable-students.ts'
import { type Recipients, toggledAll } from './recipients.ts'

interface ChooseAll {
  recipients: Recipients
  onChange: (next: Recipients) => void
}

/** Chooses everybody who matches a filter: by name, or by the filter if they are too many to name. */
export function useChooseAll({ recipients, onChange }: ChooseAll) {
  const [isLoading, setLoading] = useState(false)
  /** `known` is how many match, if that is known exactly. */
  const choose = async (filter: StudentFilter, known: number | undefined) => {
    setLoading(true)
    try {
      const total = known ?? (await countMatching(filter))
      if (total > nameable) onChange({ kind: 'all', filter, total, except: new Set() })
      else onChange(toggledAll(recipients, await fetchNameable(filter)))
    } catch {
      toast.error(creationTexts.studentsFailed)
    } finally {
      setLoading(false)
    }
  }
  return { choose, isLoading }
}
