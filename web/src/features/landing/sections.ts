/** The sections that the landing page's navigation scrolls to, by the id of their element. */
export const sections = ['about', 'product', 'how-it-works'] as const
export type SectionId = (typeof sections)[number]
