/** One log's state: number of leaves, and RFC 9162 §2.1.1 Merkle tree hash as 0x and 64 hex digits. */
export type TreeHead = { size: number; root: `0x${string}` }

/** What the registry holds of both logs. `number` counts from 1; `time` is the block's, in Unix seconds. */
export type Checkpoint = { number: number; certificates: TreeHead; statements: TreeHead; time: number }

/** Root of a log without leaves: SHA-256 of nothing (RFC 9162 §2.1.1). The registry demands it while a log is empty. */
export const EMPTY_LOG_ROOT = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
