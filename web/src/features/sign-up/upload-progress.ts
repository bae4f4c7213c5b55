/** How much of each file has left, from 0 to 1, when this many bytes of all of them, one after the other, have. */
export function shareSent(sizes: readonly number[], sentBytes: number): number[] {
  let before = 0
  return sizes.map((size) => {
    const share = size === 0 ? 1 : (sentBytes - before) / size
    before += size
    return Math.min(1, Math.max(0, share))
  })
}
