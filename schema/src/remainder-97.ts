/** The remainder that determines check digits (ISO 7064, MOD 97-10). Letters count from A = 10 to Z = 35. */
export function remainder97(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('')
  return Number(BigInt(digits) % 97n)
}
