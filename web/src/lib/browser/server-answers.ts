/** Whether the server can be reached and is not just starting. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
