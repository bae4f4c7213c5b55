import { signedLabels } from '@credenza/schema/detail-labels'

/** Words of what a certificate says beside its title. */
export const detailTexts = {
  labels: signedLabels,
  custom: 'Other field',
  title: 'Grade and other details (optional)',
  lead: 'Every certificate of this submission says this.',
  add: 'Add grade, GPA, credits or other details',
  gpaScale: 'GPA is out of',
  label: (number: number) => `Field ${number}: name`,
  value: (number: number) => `Field ${number}: value`,
  addField: 'Add a field',
  removeField: (number: number) => `Remove field ${number}`,
}
