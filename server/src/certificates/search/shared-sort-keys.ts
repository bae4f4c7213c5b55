/** Columns by which both the issuer's list of certificates and a verifier's queue can be sorted. */
export const sharedSortKeys = {
  title: 'title',
  userName: 'user_name',
  categoryName: 'category_name',
  date: 'date',
} as const
