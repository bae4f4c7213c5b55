import type { CertificateDetails } from '@credenza/schema/certificate-details'
import { correctRequest } from '@credenza/schema/correction'
import { detailChanges, labelledDetails } from '@credenza/schema/detail-labels'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { typedDetails } from '../certificate/details/typed-details.ts'
import { type CorrectableFacts, changesOf, factsOf } from './changes.ts'

/** A form that starts with a certificate's values, or with requested ones, and knows the differences. */
export function useCorrectableForm(
  certificate: CorrectableFacts & { details: CertificateDetails },
  start: CorrectableFacts = certificate,
) {
  const form = useForm({
    resolver: formResolver(correctRequest),
    mode: 'onChange',
    defaultValues: { ...factsOf(start), details: certificate.details },
  })
  const { details, ...facts } = form.watch()
  const changes = changesOf(factsOf(certificate), facts as CorrectableFacts)
  const changedDetails = detailChanges(
    labelledDetails(certificate.details),
    labelledDetails(typedDetails(details as CertificateDetails, certificate.details)),
  )
  return { form, changes, changedDetails }
}
export type CorrectableForm = ReturnType<typeof useCorrectableForm>['form']
