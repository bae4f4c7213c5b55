import type { Locator, Page } from '@playwright/test'
import type { Say } from '../words.ts'

type CommonState = 'accepted' | 'revoked' | 'declined' | 'draft' | 'superseded'

/** Addresses that differ between worlds. */
export interface Places {
  certificate: Record<CommonState | 'correcting' | 'correction', string>
  /** The first link of a corrected certificate shows its newest version. */
  publicPage: Record<CommonState | 'corrected' | 'part', string>
  /** The administrator's page of a waiting organisation whose name resembles another's. */
  lookAlike: string
  /** The same for an approved organisation. */
  approved: string
}

/** The viewer: a role, or an organisation in a special state. */
export type Viewer =
  | 'nobody'
  | 'issuer'
  | 'verifier'
  | 'admin'
  | 'student'
  | 'returned'
  | 'waiting'
  | 'suspended'

export interface Screen {
  /** A readable name. */
  name: string
  who: Viewer
  path: string | ((places: Places) => string)
  /** The screen exists only on a phone. */
  onPhone?: true
  /** Runs before the page is opened, for example to fill the tab's storage. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the screen into the state to check, such as with a dialog open. */
  open?: (page: Page, say: Say) => Promise<void>
  /** What must be visible before the screen counts as drawn. */
  shows: (page: Page, say: Say) => Locator
}

/** Translates a name into the page's language, unless it is a pattern that fits every language. */
type Name = string | RegExp
const named = (name: Name, say: Say): RegExp => (typeof name === 'string' ? say(name) : name)

export const heading = (name: Name) => (page: Page, say: Say) =>
  page.getByRole('heading', { level: 1, name: named(name, say) })

export const dialog = (name: Name) => (page: Page, say: Say) =>
  page.getByRole('dialog', { name: named(name, say) })

export const text = (words: string) => (page: Page, say: Say) => page.getByText(say(words)).first()

export const button = (name: Name) => (page: Page, say: Say) =>
  page.getByRole('button', { name: named(name, say) }).first()

export const press = (name: Name) => (page: Page, say: Say) => button(name)(page, say).click()

/** The button with this label in the row or card of this title. Its name begins with the label, and names the row. */
export const rowButton = (label: string, title: string) => (page: Page, say: Say) =>
  page
    .getByRole('button', { name: new RegExp(say(label).source.replace(/\$$/, '')) })
    .and(page.getByRole('button', { name: new RegExp(title) }))
    .first()

export const openRowMenu = (title: string, item: string) => async (page: Page, say: Say) => {
  await rowButton('More about …, …', title)(page, say).click()
  await page.getByRole('menuitem', { name: say(item) }).click()
}

export const openMenu = (name: Name, item: string) => async (page: Page, say: Say) => {
  await press(name)(page, say)
  await page.getByRole('menuitem', { name: say(item) }).click()
}

/** Does one thing after the other. */
export const inTurn =
  (...acts: NonNullable<Screen['open']>[]) =>
  async (page: Page, say: Say): Promise<void> => {
    for (const act of acts) await act(page, say)
  }

/** Stores values in the tab, as an earlier page of the app would have done. */
export const keeping = (kept: Record<string, string>) => (page: Page) =>
  page.addInitScript({
    content: Object.entries(kept)
      .map(([name, value]) => `sessionStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`)
      .join(';'),
  })
