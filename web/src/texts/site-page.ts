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
    languages: 'Languages',
    written: 'has a text',
    textOf: (page: string, language: string) => `${page}, in ${language}`,
    instead: (language: string) => `Readers of this language see the ${language} text until you write one.`,
    unwritten: 'Nobody sees this page until you write it in at least one language.',
    preview: 'Preview',
    open: 'Open the page',
    save: 'Save',
    saving: 'Saving...',
    discard: 'Discard changes',
    saved: 'Page saved. Visitors see it within a minute.',
  },
} as const
