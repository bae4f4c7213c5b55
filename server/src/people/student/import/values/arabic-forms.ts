/** Arabic and Urdu use different characters for the same letter: makes one form of alef, ya, kaf, ha and ta marbuta. */
export const oneArabicForm = (text: string): string =>
  text
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةہھۃە]/g, 'ه')
