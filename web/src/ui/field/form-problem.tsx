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

/** Why a form was refused; nothing if one of its fields says so. */
export function FormProblem({ error, fields, boxed = false }: FormProblemProps) {
  if (!error || isShownAtField(error, fields)) return null
  if (!boxed) return <Problem text={messageOf(error)} />
  return <ProblemBox>{messageOf(error)}</ProblemBox>
}
