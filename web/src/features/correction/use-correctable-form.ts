import { correctRequest } from '@credenza/schema/correction'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../lib/form-resolver.ts'
import { type CorrectableFacts, changesOf, factsOf } from './changes.ts'

/** A form that starts with a certificate's values, or with requested values, and knows the differences. */
export function useCorrectableForm(certificate: CorrectableFacts, start: CorrectableFacts = certificate) {
  const form = useForm({
    resolver: formResolver(correctRequest),
    mode: 'onChange',
    defaultValues: factsOf(start),
  })
  return { form, changes: changesOf(factsOf(certificate), form.watch() as CorrectableFacts) }
}
export type CorrectableForm = ReturnType<typeof useCorrectableForm>['form']
