import type { TemplatePreviewRequest } from '@credenza/schema/template'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts'
import { fetchPreview } from '../template-calls.ts'

/** The pause in typing to wait for. */
const pauseMs = 300

interface Preview {
  /** The address of the last picture drawn. */
  url: string | undefined
  isUpdating: boolean
  /** Why the newest state cannot be drawn; empty if it can. */
  problem: string
}

/** The actual rendering of the edited template. A newer call aborts an older one. */
export function usePreview(request: TemplatePreviewRequest): Preview {
  const [picture, setPicture] = useState<Blob>()
  const [isUpdating, setIsUpdating] = useState(true)
  const [problem, setProblem] = useState('')
  const wanted = JSON.stringify(request)
  useEffect(() => {
    const stop = new AbortController()
    const draw = async () => {
      try {
        setPicture(await fetchPreview(JSON.parse(wanted) as TemplatePreviewRequest, stop.signal))
        setProblem('')
      } catch (error) {
        if (!stop.signal.aborted) setProblem(messageOf(error))
      }
      if (!stop.signal.aborted) setIsUpdating(false)
    }
    setIsUpdating(true)
    const timer = setTimeout(() => void draw(), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  return { url: useObjectUrl(picture), isUpdating, problem }
}
