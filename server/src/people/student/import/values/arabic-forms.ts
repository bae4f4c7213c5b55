/** Arabic and Urdu write the same letter with different characters: one form of alef, ya, kaf, ha and ta marbuta. */
export const oneArabicForm = (text: string): string =>
  text
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةہھۃە]/g, 'ه')
