import { heading, press, type Screen, text } from './screen.ts'

/** Templates, delivery and the API: what an issuer sets up once for all certificates. */
export const issuerToolScreens: Screen[] = [
  {
    name: 'templates, none yet',
    who: 'issuer',
    path: '/issuer/templates',
    shows: text('Start from a design'),
  },
  {
    name: 'template designer',
    who: 'issuer',
    path: '/issuer/templates/new?design=mirrored',
    shows: (page, say) => page.getByRole('img', { name: say('The certificate as it will look') }),
  },
  {
    name: 'template designer, everything unfolded and nothing named',
    who: 'issuer',
    path: '/issuer/templates/new?design=course-badge',
    open: async (page, say) => {
      await page.getByRole('textbox', { name: say('Name of the template') }).fill('')
      const folded = page.locator('main details:not([open]) > summary')
      // They load after the rest.
      await folded.first().waitFor()
      while ((await folded.count()) > 0) await folded.first().click()
      await press('Add a signatory')(page, say)
      await press('Save')(page, say)
    },
    shows: text('Give the template a name.'),
  },
  { name: 'delivery', who: 'issuer', path: '/issuer/delivery', shows: heading('Delivery') },
  {
    name: 'API keys, a new one',
    who: 'issuer',
    path: '/issuer/developers',
    open: press('New API key'),
    shows: text('What the program may do.'),
  },
  {
    name: 'webhooks, a new one',
    who: 'issuer',
    path: '/issuer/developers?view=webhooks',
    open: press('Add webhook'),
    shows: text('Receives a signed POST for every event.'),
  },
]
