import { recorded } from '../../proof/audit/state/recorded-table.ts'

/** What certificates are drawn with, and the keys that seal PDFs. */
export const recordedTemplates = [
  recorded('template', {
    of: ['tpl_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      name: 'value',
      version: 'value',
      created_at: 'value',
      updated_at: 'value',
      archived_at: 'value',
    },
  }),
  recorded('template_version', {
    of: ['tpl_'],
    trail: 't.org_id',
    subject: 't.template_id',
    columns: {
      org_id: 'value',
      template_id: 'value',
      version: 'value',
      settings: 'value',
      created_at: 'value',
    },
  }),
  recorded('template_image', {
    of: ['img_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      digest: 'value',
      media_type: 'value',
      sealed: 'blob',
      created_at: 'value',
    },
  }),
]
