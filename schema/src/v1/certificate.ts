import { z } from 'zod'
import { bulkLimit } from '../constants.ts'
import { day, endedBeforeIssue, endsAfterIssue, lastDayAsDay } from '../date.ts'
import { email } from '../email.ts'
import { listAnswer, listQuery, success } from '../envelope.ts'
import { saying } from '../issues/saying.ts'
import { nameText, optionalText, typeName } from '../text.ts'
import { exactCourses, exactDetails, v1CertificateDetails } from './certificate-details.ts'
import { v1Registry } from './registry.ts'

const review = z.enum(['pending', 'verified', 'declined'])

const certificate = z
  .object({
    certificateId: z.string().describe('Its id under /v1.'),
    studentId: z.string().nullable().describe('Whose it is. Null if its holder uploaded it.'),
    recipientName: z.string().describe('The name on the certificate.'),
    category: z.string().describe('The name of its category.'),
    title: z.string().describe('The title on the certificate.'),
    issuerName: z.string().describe('The organisation that issues it.'),
    date: z.string().describe('The day of issue: YYYY-MM-DD.'),
    validUntil: z.string().nullable().describe('The last day of its validity. Null if it never expires.'),
    details: v1CertificateDetails.describe('What it says beside its title.'),
    review: review.describe('`verified` once a verifier has accepted it.'),
    declineReason: z.string().nullable().describe('Why a verifier declined it. Null if none did.'),
    signed: z.boolean().describe('Whether the issuer has signed it. Until then it is a draft.'),
    transferred: z.boolean().describe('Whether its token is in the holder’s wallet.'),
    certificateNumber: z
      .string()
      .nullable()
      .describe('Its number in the public log. Null until it is there.'),
    transactionHash: z
      .string()
      .nullable()
      .describe('The transaction that recorded it on the chain. Null until it is recorded.'),
    suspendedAt: z.string().nullable().describe('Since when it is suspended. Null if it is not.'),
    suspendedReason: z.string().nullable().describe('Why it is suspended. Null if it is not.'),
    revokedAt: z.string().nullable().describe('When it was revoked. Null if it was not.'),
    revokedReason: z
      .string()
      .nullable()
      .describe('Why it was revoked, for everyone to read. Null if it was not.'),
    supersededBy: z.string().nullable().describe('The certificate that replaced it. Null if none did.'),
    corrects: z.string().nullable().describe('The certificate that it corrects. Null if it corrects none.'),
    templateId: z
      .string()
      .nullable()
      .describe('The template that it is drawn with. Null for the standard design.'),
    batchId: z.string().nullable().describe('The batch that created it. Null if none did.'),
    createdAt: z.string().describe('When it was created, in UTC.'),
    verifyUrl: z.string().describe('For everyone: shows its status, but not whose it is.'),
    walletOffer: z
      .string()
      .describe('A link, also for a QR code, by which its holder puts it into a wallet after signing in.'),
    evidenceUrl: z.string().describe('Endorsements, statements, inclusion proof and anchor as JSON.'),
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

/** The filter of a certificate list and of a selection. An empty text is not a condition, so it is refused. */
const filter = {
  category: z.string().min(1).max(100).optional().describe('Only those of the category with this name.'),
  review: review.optional().describe('Only those with this decision of the verifier.'),
  year: z.string().min(1).max(10).optional().describe('Only those with a date in this year.'),
  batchId: z.string().min(1).max(120).optional().describe('Only those that this batch created.'),
  studentId: z.string().min(1).max(120).optional().describe('Only those of this student.'),
}
const signed = 'Only signed ones, or with `false` only drafts.'
export const v1CertificateListQuery = listQuery([
  'title',
  'recipientName',
  'category',
  'date',
  'createdAt',
]).extend({
  ...filter,
  signed: z.enum(['true', 'false']).optional().describe(signed),
})
export type V1CertificateListQuery = z.infer<typeof v1CertificateListQuery>
export const v1CertificateFilter = z
  .strictObject({
    ...filter,
    search: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe('Only those that a list shows with this text.'),
    signed: z.boolean().optional().describe(signed),
  })
  .refine((conditions) => Object.values(conditions).some((value) => value !== undefined), {
    error: saying('invalid.filter_needed', { all: 'all: true' }),
  })

export const v1CertificateListResponse = success({ data: z.array(certificate), ...listAnswer })
export const v1CertificateResponse = success({
  data: certificate.extend({
    shareUrl: z
      .string()
      .nullable()
      .describe(
        'For the holder, who may pass it on: behind its # is the key that opens the document. Null until it is signed.',
      ),
  }),
})

const newCertificate = z
  .strictObject({
    student: z
      .union(
        [
          z.strictObject({ studentId: z.string().min(1).max(120).describe('Their id under /v1.') }),
          z.strictObject({ email: email().describe('Their email, as you added them.') }),
        ],
        { error: saying('invalid.student_name') },
      )
      .describe('Who gets it: one of your students, by id or email.'),
    category: typeName('category').describe('The name of one of your categories.'),
    title: nameText('title', 300).describe('The title on the certificate.'),
    date: day('date').describe('The day of issue.'),
    validUntil: lastDayAsDay()
      .nullish()
      .describe('The last day of its validity. It never expires without one.'),
    templateId: optionalText(120).describe('The template to draw it with: by default that of its category.'),
    details: exactDetails
      .nullish()
      .transform((given) => given ?? {})
      .describe('What it says beside its title.'),
    courses: exactCourses
      .nullish()
      .transform((given) => given ?? [])
      .describe('Up to 20 courses, each a line of its transcript.'),
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
      .max(bulkLimit, { error: saying('invalid.too_many_sent', { max: bulkLimit }) })
      .describe('Up to 10,000 certificates.'),
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
  data: z.array(
    z.object({
      certificateId: z.string().describe('The id of the new certificate.'),
      studentId: z.string().describe('Whose it is.'),
      verifyUrl: z.string().describe('For everyone: shows its status, but not whose it is.'),
    }),
  ),
})
