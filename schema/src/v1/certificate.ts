import { z } from 'zod'
import { certificateDetails, exactDetails } from '../certificate-details.ts'
import { bulkLimit } from '../constants.ts'
import { exactCourses } from '../courses.ts'
import { listAnswer, listQuery, success } from '../envelope.ts'
import { saying } from '../issues/saying.ts'
import { day, email, endedBeforeIssue, endsAfterIssue, lastDayAsDay, optionalText, text } from '../text.ts'
import { v1Registry } from './registry.ts'

const review = z.enum(['pending', 'verified', 'declined'])

const details = z.object(certificateDetails.shape).register(v1Registry, {
  id: 'CertificateDetails',
  description: 'What a certificate says beside its title. What it does not say is left out.',
  examples: [{ grade: 'A', gpa: '3.72', gpaScale: '4', honours: 'With distinction', credits: '180' }],
})

const certificate = z
  .object({
    certificateId: z.string(),
    /** Null if its holder uploaded it. */
    studentId: z.string().nullable(),
    recipientName: z.string(),
    category: z.string(),
    title: z.string(),
    issuerName: z.string(),
    date: z.string(),
    validUntil: z.string().nullable(),
    details,
    review,
    declineReason: z.string().nullable(),
    signed: z.boolean(),
    transferred: z.boolean(),
    certificateNumber: z.string().nullable(),
    transactionHash: z.string().nullable(),
    suspendedAt: z.string().nullable(),
    suspendedReason: z.string().nullable(),
    revokedAt: z.string().nullable(),
    revokedReason: z.string().nullable(),
    supersededBy: z.string().nullable(),
    corrects: z.string().nullable(),
    templateId: z.string().nullable(),
    batchId: z.string().nullable(),
    createdAt: z.string(),
    verifyUrl: z.string().meta({ description: 'For everybody: shows its state, but not whose it is.' }),
    walletOffer: z.string().meta({
      description: 'A link, also for a QR code, by which its holder puts it into a wallet after signing in.',
    }),
    evidenceUrl: z
      .string()
      .meta({ description: 'Endorsements, statements, inclusion proof and anchor as JSON.' }),
  })
  .register(v1Registry, {
    id: 'Certificate',
    examples: [
      {
        certificateId: 'cert_4t9v0c2m8k1x7q3z_01kb2m9w3h5j7p1r4t6v8x0z2b',
        studentId: 'stud_4t9v0c2m8k1x7q3z_01kb2m7q5n0r4s8v2x6y9z1c3d',
        recipientName: 'Amal Haddad',
        category: 'Degree',
        title: 'Bachelor of Science in Civil Engineering',
        issuerName: 'Gulf Technical University',
        date: '2026-06-30',
        validUntil: null,
        details: { grade: 'A', gpa: '3.72', gpaScale: '4', honours: 'With distinction', credits: '180' },
        review: 'verified',
        declineReason: null,
        signed: true,
        transferred: false,
        certificateNumber: '1024',
        transactionHash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
        suspendedAt: null,
        suspendedReason: null,
        revokedAt: null,
        revokedReason: null,
        supersededBy: null,
        corrects: null,
        templateId: null,
        batchId: null,
        createdAt: '2026-06-30T08:00:00.000Z',
        verifyUrl: 'https://credenza.example/verify/3k9m2p5r8t1v4x7z0b6c8d2f4g',
        walletOffer:
          'openid-credential-offer://?credential_offer=%7B%22credential_issuer%22%3A%22https%3A%2F%2Fcredenza.example%2Fissuers%2Forg_2b4d6f8h0k2m4p6r%22%7D',
        evidenceUrl: 'https://credenza.example/api/evidence/3k9m2p5r8t1v4x7z0b6c8d2f4g',
      },
    ],
  })
export type V1Certificate = z.infer<typeof certificate>

/** The filter of a certificate list and of a selection. An empty text is no condition, so it is refused. */
const filter = {
  category: z.string().min(1).max(100).optional(),
  review: review.optional(),
  year: z.string().min(1).max(10).optional(),
  batchId: z.string().min(1).max(120).optional(),
  studentId: z.string().min(1).max(120).optional(),
}
export const v1CertificateListQuery = listQuery([
  'title',
  'recipientName',
  'category',
  'date',
  'createdAt',
]).extend({
  ...filter,
  signed: z.enum(['true', 'false']).optional(),
})
export type V1CertificateListQuery = z.infer<typeof v1CertificateListQuery>
export const v1CertificateFilter = z
  .strictObject({
    ...filter,
    search: z.string().trim().min(1).max(200).optional(),
    signed: z.boolean().optional(),
  })
  .refine((conditions) => Object.values(conditions).some((value) => value !== undefined), {
    error: saying('invalid.filter_needed', { all: 'all: true' }),
  })

export const v1CertificateListResponse = success({ data: z.array(certificate), ...listAnswer })
export const v1CertificateResponse = success({
  data: certificate.extend({
    shareUrl: z.string().nullable().meta({
      description:
        'For the holder, who may pass it on: behind its # is the key that opens the document. Null until it is signed.',
    }),
  }),
})

const newCertificate = z
  .strictObject({
    student: z.union(
      [z.strictObject({ studentId: z.string().min(1).max(120) }), z.strictObject({ email: email() })],
      { error: saying('invalid.student_name') },
    ),
    category: text('category', 100),
    title: text('title', 300),
    date: day('date'),
    validUntil: lastDayAsDay().nullish(),
    templateId: optionalText(120),
    details: exactDetails.nullish().transform((given) => given ?? {}),
    courses: exactCourses.nullish().transform((given) => given ?? []),
  })
  .refine(endsAfterIssue, endedBeforeIssue)
  .register(v1Registry, { id: 'NewCertificate' })
export type V1NewCertificate = z.infer<typeof newCertificate>

/** POST /v1/certificates */
export const v1CreateCertificatesRequest = z
  .strictObject({
    certificates: z
      .array(newCertificate)
      .min(1, { error: saying('invalid.certificates_to_send') })
      .max(bulkLimit, { error: saying('invalid.too_many_sent', { max: bulkLimit }) }),
  })
  .register(v1Registry, {
    id: 'CreateCertificates',
    description: 'All are created, or none.',
    examples: [
      {
        certificates: [
          {
            student: { email: 'amal@students.example' },
            category: 'Degree',
            title: 'Bachelor of Science in Civil Engineering',
            date: '2026-06-30',
            details: {
              grade: 'A',
              gpa: '3.72',
              gpaScale: '4',
              custom: [{ label: 'Thesis', value: 'Load paths in timber shells' }],
            },
            courses: [{ subject: 'Structures II', grade: 'A', credits: '7.5' }],
          },
        ],
      },
    ],
  })
/** In the order of the request. */
export const v1CreateCertificatesResponse = success({
  data: z.array(z.object({ certificateId: z.string(), studentId: z.string(), verifyUrl: z.string() })),
})
