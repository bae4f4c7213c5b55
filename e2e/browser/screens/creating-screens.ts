import type { Page } from '@playwright/test'
import { category } from '../../world/seed.ts'
import type { Say } from '../words.ts'
import { answering } from './answering.ts'
import { button, dialog, press, type Screen } from './screen.ts'

const alignments = [
  {
    url: 'http://data.europa.eu/isced-f/0732',
    name: 'Building and civil engineering',
    framework: 'ISCED-F 2013',
    code: '0732',
  },
  { url: 'http://data.europa.eu/snb/eqf/6', name: 'Level 6', framework: 'EQF', code: '6' },
]
const aligned = answering({
  '/api/categories/get': [
    { id: 'cat_1', name: category, defaultTemplateId: '', alignments },
    { id: 'cat_2', name: 'دبلوم عالٍ', defaultTemplateId: '', alignments: [] },
  ],
})

async function withCourses(page: Page, say: Say): Promise<void> {
  await press('+ Create Certificate')(page, say)
  const courses = [
    ['Mechanics of Materials', 'A', '6'],
    ['ميكانيكا التربة والأساسات', 'A-', '4.5'],
  ] as const
  for (const [at, [subject, grade, credits]] of courses.entries()) {
    await press('Add a course')(page, say)
    const field = (name: string) => page.getByRole('textbox', { name: say(name) }).nth(at)
    await field('Course …: name').fill(subject)
    await field('Course …: grade').fill(grade)
    await field('Course …: credits').fill(credits)
  }
}

/** What a certificate can say besides its title, and what its category corresponds to. */
export const creatingScreens: Screen[] = [
  {
    name: 'Create Certificate, with courses',
    who: 'issuer',
    path: '/issuer',
    open: withCourses,
    shows: button('Remove course …'),
  },
  {
    name: 'Create Certificate, with details',
    who: 'issuer',
    path: '/issuer',
    open: async (page, say) => {
      await press('+ Create Certificate')(page, say)
      await press('Add grade, GPA, credits or other details')(page, say)
      await press('Add a field')(page, say)
      await page.getByRole('textbox', { name: say('Field …: name') }).fill('Thesis')
    },
    shows: (page, say) => page.getByRole('textbox', { name: say('Field …: value') }),
  },
  {
    name: 'Create Certificate, with rows of a spreadsheet',
    who: 'issuer',
    path: '/issuer',
    open: async (page, say) => {
      await press('+ Create Certificate')(page, say)
      await page.getByRole('dialog').locator('button[aria-haspopup="listbox"]').click()
      await page.getByRole('listbox').getByRole('option').nth(1).click()
      await page.getByRole('dialog').getByRole('textbox').first().click()
      await press('Give each recipient their own title, grade or other details')(page, say)
      await button('Take final grades from a OneRoster archive')(page, say).scrollIntoViewIfNeeded()
    },
    shows: button('Take final grades from a OneRoster archive'),
  },
  {
    name: 'Create Certificate, leaving it',
    who: 'issuer',
    path: '/issuer',
    open: async (page, say) => {
      await press('+ Create Certificate')(page, say)
      await page.getByRole('textbox', { name: say('Title of the Certificate') }).fill('Bridges')
      await page.keyboard.press('Escape')
    },
    shows: dialog('Discard this certificate?'),
  },
  {
    name: 'category manager, what a category corresponds to',
    who: 'issuer',
    path: '/category-manager',
    prepare: aligned,
    open: press('Edit …'),
    shows: (page, say) => page.getByRole('textbox', { name: say('Address of another entry') }),
  },
]
