/** How much of each file was sent, from 0 to 1, after this many bytes of all files in sequence. */
export function shareSent(sizes: readonly number[], sentBytes: number): number[] {
  let before = 0
  return sizes.map((size) => {
    const share = size === 0 ? 1 : (sentBytes - before) / size
    before += size
    return Math.min(1, Math.max(0, share))
  })
}
