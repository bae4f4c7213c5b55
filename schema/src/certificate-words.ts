/** The words for a certificate's state in lists, in each screen language, so that a search finds what people see. */
export const certificateWords = {
  pending: ['Pending', 'قيد الانتظار'],
  verified: ['Verified', 'موثّقة'],
  declined: ['Declined', 'مرفوضة'],
  unsigned: ['Not signed yet', 'لم تُوقَّع بعد'],
  uploaded: ['Uploaded by user', 'رفعها مستخدم'],
  expired: ['Expired', 'منتهية الصلاحية'],
  suspended: ['Suspended', 'معلّقة'],
  revoked: ['Revoked', 'ملغاة'],
  superseded: ['Superseded', 'حلّت محلها شهادة أخرى'],
} as const
