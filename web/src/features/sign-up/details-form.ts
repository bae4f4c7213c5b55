import { detailsRequest, personalDataRequest } from '@credenza/schema/sign-up'
import type { z } from 'zod'

/** Step one as stored in the form, without the new account. */
export type DetailsForm = z.input<typeof detailsRequest>
/** Step one with the email and password of a new account. */
export type SignUpValues = Omit<z.input<typeof personalDataRequest>, 'selectedRole'>

export const signUpForm = personalDataRequest.omit({ selectedRole: true })
export const correctionForm = detailsRequest

export const emptyDetails = {
  organizationName: '',
  registrationNumber: '',
  tin: '',
  year: '',
  mobile: '',
  website: '',
  headquartersAddress: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  accreditationCertificate: '',
}

/** In the order on screen, which decides where focus goes. */
export const detailsFieldsInOrder = [
  'organizationName',
  'type',
  'industry',
  'year',
  'registrationNumber',
  'tin',
  'accreditationCertificate',
  'headquartersAddress',
  'country',
  'state',
  'city',
  'zip',
  'mobile',
  'website',
] as const satisfies (keyof DetailsForm)[]
export const signUpFieldsInOrder = [...detailsFieldsInOrder, 'email', 'password'] as const
