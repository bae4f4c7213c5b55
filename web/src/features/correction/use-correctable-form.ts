import { correctRequest } from '@credenza/schema/correction'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type CorrectableFacts, changesOf, factsOf } from './changes.ts'

/** A form that starts with what a certificate says, or with what somebody wishes it said, and knows what differs. */
export function useCorrectableForm(certificate: CorrectableFacts, start: CorrectableFacts = certificate) {
  const form = useForm({
    resolver: zodResolver(correctRequest),
    mode: 'onChange',
    defaultValues: factsOf(start),
  })
  return { form, changes: changesOf(factsOf(certificate), form.watch() as CorrectableFacts) }
}
export type CorrectableForm = ReturnType<typeof useCorrectableForm>['form']
