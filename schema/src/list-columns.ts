/** Columns that a list of certificates can be sorted by. */
export const certificateSortColumns = ['title', 'userName', 'categoryName', 'date', 'status'] as const
export type CertificateSortColumn = (typeof certificateSortColumns)[number]

/** Columns that a verifier's queue can be sorted by. */
export const requestSortColumns = ['title', 'issuerName', 'userName', 'categoryName', 'date'] as const
export type RequestSortColumn = (typeof requestSortColumns)[number]

/** Columns that the list of students can be sorted by. */
export const studentSortColumns = [
  'name',
  'collegeName',
  'courseName',
  'year',
  'rollNumber',
  'mobileNumber',
  'email',
] as const
export type StudentSortColumn = (typeof studentSortColumns)[number]

/** Columns that every list of certificates can be sorted by, for holders, issuers and verifiers alike. */
export const sharedSortColumns = ['createdAt', 'title', 'userName', 'categoryName', 'date'] as const
