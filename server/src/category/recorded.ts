import { recorded } from '../audit/state/recorded-table.ts'

export const recordedCategories = [
  recorded('category', {
    of: ['cat_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      name: 'text',
      name_key: 'text',
      default_template_id: 'text',
      created_at: 'time',
    },
  }),
]
