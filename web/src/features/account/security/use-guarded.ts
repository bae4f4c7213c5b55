import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { NotConfirmed, useConfirmation } from './use-confirmation.tsx'

/**
 * An act that the server may let through only after a fresh second factor. `question` is the dialog that asks for it;
 * `problem` is why the act failed, unless the person closed that dialog.
 */
export function useGuarded<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  { onDone }: { onDone: (answer: Answer) => void },
) {
  const { withConfirmation, question } = useConfirmation()
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
  }
}
