/** A verifier's decision on the wire: '0' pending, '1' verified, '2' declined (specification, section 4). */
export const reviewFlag = { pending: '0', verified: '1', declined: '2' } as const

export type ReviewState = keyof typeof reviewFlag
export type ReviewFlag = (typeof reviewFlag)[ReviewState]

export const reviewStates = Object.keys(reviewFlag) as ReviewState[]

/** The decision a flag stands for. */
export const reviewOf = (flag: ReviewFlag): ReviewState =>
  reviewStates.find((review) => reviewFlag[review] === flag)!
