const name = 'hiddenNews'
const mostKept = 50

/** The news that were hidden in this browser, by the id of the newest thing that each is about. */
export const hiddenNews = (): string[] => localStorage.getItem(name)?.split(' ') ?? []

/** Hides one more. Returns all hidden ones. */
export function hideNews(id: string): string[] {
  const hidden = [...hiddenNews(), id].slice(-mostKept)
  localStorage.setItem(name, hidden.join(' '))
  return hidden
}
