import { z } from 'zod'
import { alignment } from '../alignment.ts'
import { certificateDetails, customDetail, detailsOf } from '../certificate-details.ts'
import { coursesOf, newCourse } from '../courses.ts'
import { described } from './described.ts'
import { v1Registry } from './registry.ts'

const words = {
  grade: 'The grade, in the issuer’s own terms.',
  gpa: 'The grade point average, in digits with at most three decimals.',
  gpaScale: 'The highest possible GPA; only together with `gpa`.',
  honours: 'The honours or classification.',
  level: 'The level of the qualification.',
  credits: 'How many credits it is worth, in digits.',
  hours: 'How many hours it took, in digits.',
  custom: 'Up to ten more details, each under a label of your own.',
}
const ofCustom = { label: 'What kind of detail it is.', value: 'What the certificate says.' }

/** The two members of every alignment. */
export const ofAlignment = {
  name: 'The name of that entry.',
  url: 'The address of an entry in a classification or register, such as ESCO.',
}

/** What a certificate says, in answers. */
export const v1CertificateDetails = z
  .object(
    described(
      {
        ...certificateDetails.shape,
        custom: z.array(z.object(described(customDetail.shape, ofCustom))).optional(),
        alignments: z.array(z.object(described(alignment.shape, ofAlignment))).optional(),
      },
      { ...words, alignments: 'What its category corresponded to when it was created.' },
    ),
  )
  .register(v1Registry, {
    id: 'CertificateDetails',
    description: 'What a certificate says beside its title. What it does not say is left out.',
    examples: [{ grade: 'A', gpa: '3.72', gpaScale: '4', honours: 'With distinction', credits: '180' }],
  })

/**
 * The details of a new certificate. An unknown member is refused, because dropping it would sign a certificate without it. The
 * casts are safe: the output is the same, and every member of both objects has words.
 */
export const exactDetails = detailsOf(((shape: Record<string, z.ZodType>) =>
  z.strictObject(described(shape, { ...words, ...ofCustom }))) as typeof z.object)

/** The courses of a new certificate, as strict as its details. */
export const exactCourses = coursesOf(
  z.strictObject(
    described(newCourse.shape, {
      subject: 'The name of the course.',
      grade: 'The grade in it.',
      credits: 'How many credits it is worth, in digits.',
    }),
  ),
)
