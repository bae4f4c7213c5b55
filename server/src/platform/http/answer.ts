/** The envelope of every successful answer (specification, section 3), with the rest of the answer. */
export function answer(message: string): { success: true; message: string }
export function answer<Rest extends object>(
  message: string,
  rest: Rest,
): { success: true; message: string } & Rest
export function answer(message: string, rest: object = {}) {
  return { success: true as const, message, ...rest }
}
