import type { Template } from '@credenza/schema/template'
import type { Page } from '@playwright/test'
import { sharedClient } from '../../world/shared.ts'
import { answering } from './answering.ts'
import { button, dialog, press, type Screen } from './screen.ts'

const saved = '2026-11-20T08:00:00Z'

/** Shows two templates with designs that the server really offers. */
async function withTemplates(page: Page): Promise<void> {
  const issuer = await sharedClient('issuer')
  const { data: designs } = await issuer.get<{ data: Pick<Template, 'settings'>[] }>('/api/templates/designs')
  const template = (_id: string, name: string, place: number, used: number): Template => ({
    _id,
    name,
    version: 3,
    settings: designs[place]!.settings,
    updatedAt: saved,
    used,
  })
  const first = template('tpl_1', 'College of Engineering', 0, 4_811)
  await answering({
    '/api/templates': [first, template('tpl_2', 'كلية الشريعة والقانون', 5, 0)],
    '/api/templates/tpl_1': first,
    '/api/templates/tpl_1/versions': [
      { version: 3, createdAt: saved, used: 12 },
      { version: 2, createdAt: '2026-09-01T08:00:00Z', used: 4_799 },
      { version: 1, createdAt: '2026-08-30T08:00:00Z', used: 0 },
    ],
  })(page)
}

/** An issuer's templates, and what can be done with them. */
export const templateScreens: Screen[] = [
  {
    name: 'templates',
    who: 'issuer',
    path: '/issuer/templates',
    prepare: withTemplates,
    shows: (page, say) => page.getByRole('img', { name: say('What … looks like') }).nth(1),
  },
  {
    name: 'templates, archiving one',
    who: 'issuer',
    path: '/issuer/templates',
    prepare: withTemplates,
    open: press('Archive …'),
    shows: dialog('Archive this template?'),
  },
  {
    name: 'template designer, earlier versions',
    who: 'issuer',
    path: '/issuer/templates/tpl_1',
    prepare: withTemplates,
    open: press('Versions'),
    shows: button('Restore version …'),
  },
]
