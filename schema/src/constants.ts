/** The specification's constants (section 9), each with its unit in the name. */
export const inactivityTimeoutMs = 300_000
export const studentUploadMaxBytes = 52_428_800
export const kycUploadMaxBytes = 2 * 1024 * 1024
/** The largest certificate file a user may upload, and the largest letter of authority (readings R3). */
export const certificateFileMaxBytes = 2 * 1024 * 1024
export const kycTextMaxLength = 20
export const defaultTimelineYear = 2025
export const firstStudentYear = 2018
export const otpLength = 6
export const otpCooldownMs = 30_000
export const otpLifetimeMs = 10 * 60_000
export const otpTries = 5
export const idleWarningMs = 30_000
/** How long a second factor counts as fresh for acts that require one. */
export const freshSecondFactorMs = 5 * 60_000
export const carousel = { steps: 3, everyMs: 3000 } as const
export const scrollLinkMs = 500
/** The cropped profile image: a square JPEG; the first crop covers half of the picture. */
export const profileImage = { sidePx: 300, maxBytes: 512 * 1024, initialCropPercent: 50 } as const
export const listSkeletonRows = 10
export const categorySkeletonRows = 5
export const createModalHeight = '72vh'
export const toast = { errorMs: 4000, successMs: 2000, limit: 20 } as const
export const certificateStaleTimeMs = 5 * 60_000
/** How many characters of a long value a table shows. */
export const shown = {
  profileWallet: 19,
  certificateWallet: 10,
  studentWallet: 16,
  uriFrom: 7,
  uriTo: 14,
  detailUri: 30,
} as const

/** Limits for every list (readings R2). */
export const listLimit = { standard: 100, most: 1000 } as const
/** The most certificates that one call to create, sign or decide may name. */
export const bulkLimit = 10_000

/** How long after creating certificates a person can undo it, if nobody has signed or decided on them. */
export const batchUndoWindowMs = 10 * 60_000

/** Sessions: readings R1. */
export const session = { idleMs: 30 * 60_000, absoluteMs: 12 * 60 * 60_000 } as const

/** Student years offered: 2018 up to the later of 2025 and the current year (readings R5). */
export function studentYears(currentYear: number): string[] {
  const last = Math.max(defaultTimelineYear, currentYear)
  return Array.from({ length: last - firstStudentYear + 1 }, (_, i) => String(firstStudentYear + i))
}

/** The possible lifetimes of a share link, in days. A link without an end works until it is revoked. */
export const shareDays = [1, 7, 30] as const

export const hourMs = 60 * 60_000
/** A day of 24 hours. */
export const dayMs = 24 * hourMs

/** How long a student can cancel the erasure of their data. */
export const erasureWindowDays = 7

/** The longest reason that one person gives another, in characters. */
export const reasonMaxLength = 1_000
/** Of a new password, in characters. */
export const passwordMinLength = 8

/** The limits of one bulk check. Each file in a ZIP and each link in a list counts. */
export const checkLimits = {
  files: 1_000,
  fileBytes: 5 * 1024 * 1024,
  wholeBytes: 50 * 1024 * 1024,
} as const

/** A certificate's badge, in CSS pixels. */
export const badgeSize = { width: 320, height: 72 } as const

/** Limits for the notes of a verifier's staff about one request. */
export const noteLimits = { characters: 2_000, perRequest: 100 } as const

/** Limits for the files that an issuer shows to one verifier with a request. */
export const attachmentLimits = { bytes: 5 * 1024 * 1024, perRequest: 10 } as const
