import type { SitePageName } from '@credenza/schema/site-page'

const titles: Record<SitePageName, string> = {
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms of use',
}

/** Words around the pages that an administrator writes, and of writing them. */
export const sitePageTexts = {
  titles,
  footer: 'About this site',
  changed: (date: string) => `Last changed on ${date}`,
  notFound: 'This page does not exist',
  notFoundText: 'The operator of this site has not published it.',
  edit: {
    title: 'Public pages',
    lead: 'Your contact, privacy and terms pages. Each appears in the footer once you write it, in at least one language.',
    format: [
      'Leave an empty line between paragraphs.',
      'Begin a heading with # or ##, and an item of a list with -.',
      'Write a link as [words](https://…) or [words](mailto:…).',
    ],
    languages: { en: 'English', ar: 'Arabic' },
    textOf: (page: string, language: string) => `${page}, in ${language}`,
    empty: 'Leave empty if you have no text in this language. Readers then see the other one.',
    preview: 'Preview',
    open: 'Open the page',
    save: 'Save',
    saving: 'Saving...',
    discard: 'Discard changes',
    saved: 'Page saved. Visitors see it within a minute.',
  },
} as const
