import type { Locator, Page } from '@playwright/test'
import type { Say } from '../words.ts'

type CommonState = 'accepted' | 'revoked' | 'declined' | 'draft' | 'superseded'

/** Addresses that differ in every world. */
export interface Places {
  certificate: Record<CommonState | 'correcting' | 'correction', string>
  /** By the link of its first version a corrected certificate shows the newest. */
  publicPage: Record<CommonState | 'corrected', string>
  /** The administrator's page of an organisation that waits, and whose name resembles another one's. */
  lookAlike: string
  /** The same of one that is approved. */
  approved: string
}

/** Who looks: a role, or an organisation in a state of its own. */
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
  /** What a person would call it. */
  name: string
  who: Viewer
  path: string | ((places: Places) => string)
  /** Widths in pixels that it is looked at in; 1280 and 360 unless it exists at one only. */
  widths?: number[]
  /** Before the page is opened, such as what this tab has kept. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the screen into the state that is looked at, such as an open dialog. */
  open?: (page: Page, say: Say) => Promise<void>
  /** What must be visible before it counts as drawn. */
  shows: (page: Page, say: Say) => Locator
}

/** A name in the words of the page's language, unless it is a pattern that fits every language. */
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

export const openMenu = (name: Name, item: string) => async (page: Page, say: Say) => {
  await press(name)(page, say)
  await page.getByRole('menuitem', { name: say(item) }).click()
}

/** Keeps something in the tab, as an earlier page of the app would have done. */
export const keeping = (kept: Record<string, string>) => (page: Page) =>
  page.addInitScript({
    content: Object.entries(kept)
      .map(([name, value]) => `sessionStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`)
      .join(';'),
  })
