import { correctRequest } from '@credenza/schema/correction'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../lib/form-resolver.ts'
import { type CorrectableFacts, changesOf, factsOf } from './changes.ts'

/** A form that starts with what a certificate says, or with what somebody wishes it said, and knows what differs. */
export function useCorrectableForm(certificate: CorrectableFacts, start: CorrectableFacts = certificate) {
  const form = useForm({
    resolver: formResolver(correctRequest),
    mode: 'onChange',
    defaultValues: factsOf(start),
  })
  return { form, changes: changesOf(factsOf(certificate), form.watch() as CorrectableFacts) }
}
export type CorrectableForm = ReturnType<typeof useCorrectableForm>['form']
