import { useEffect, useRef } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { isShownAtField } from '../../lib/form/faulty-fields.ts'
import { Problem } from '../page/problem.tsx'
import { ProblemBox } from '../page/problem-box.tsx'

interface FormProblemProps {
  error: Error | null
  /** The fields that show what the server says about them. */
  fields: readonly string[]
  /** In a box, for a page that consists of the form. */
  boxed?: boolean
}

/**
 * Why a form was refused; nothing if one of its fields says so. Comes into view in a dialog, whose fields may be scrolled while its
 * buttons stay.
 */
export function FormProblem({ error, fields, boxed = false }: FormProblemProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error && place.current?.closest('[role="dialog"]')) place.current.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error || isShownAtField(error, fields)) return null
  if (!boxed)
    return (
      <div ref={place}>
        <Problem text={messageOf(error)} />
      </div>
    )
  return <ProblemBox>{messageOf(error)}</ProblemBox>
}
