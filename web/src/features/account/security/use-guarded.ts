import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { NotConfirmed, useConfirmation } from './use-confirmation.tsx'

/**
 * An act that the server may let through only after a fresh second factor. `question` asks for it and stands in place of
 * the form meanwhile; `problem` is why the act failed, unless the person closed the question.
 */
export function useGuarded<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  { onDone }: { onDone: (answer: Answer) => void },
) {
  const { withConfirmation, question, cancel } = useConfirmation()
  const mutation = useMutation({
    mutationFn: (input: Input) => withConfirmation(() => act(input)),
    onSuccess: onDone,
  })
  const { error, isPending, variables, mutate } = mutation
  return {
    start: mutate,
    isPending,
    /** What the act was last started with. */
    variables,
    error,
    problem: error && !(error instanceof NotConfirmed) ? messageOf(error) : undefined,
    question,
    cancel,
  }
}
