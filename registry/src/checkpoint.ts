/** The state of one log: its number of leaves, and its RFC 9162 §2.1.1 Merkle tree hash as 0x and 64 hex digits. */
export type TreeHead = { size: number; root: `0x${string}` }

/** What the registry recorded about both logs. `number` counts from 1; `time` is the block's, in Unix seconds. */
export type Checkpoint = { number: number; certificates: TreeHead; statements: TreeHead; time: number }

/** The root that the registry requires of a log without leaves: SHA-256 of nothing (RFC 9162 §2.1.1). */
export const EMPTY_LOG_ROOT = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
