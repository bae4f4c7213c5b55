import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { teamTexts as english } from '../../../web/src/texts/team.ts'
import { counted } from '../french.ts'

export const teamTexts: Texts<typeof english> = {
  assignee: 'Attribuée à',
  anyAssignee: 'Toutes les attributions',
  me: 'Moi',
  nobody: 'Personne',
  assignMany: (count) => `Attribuer (${count})`,
  assignToMe: 'M’attribuer',
  assigned: (name) => `Attribuée à ${name}.`,
  unassigned: 'Attribution retirée.',
  isOf: (name) => `Attribuée à ${name}`,
  hasNotes: (count) => counted(count, 'commentaire'),
  notes: 'Commentaires',
  notesLead: 'Seule votre organisation les voit.',
  noNotes: 'Aucun commentaire pour l’instant.',
  note: 'Nouveau commentaire',
  add: 'Ajouter',
  added: 'Commentaire ajouté.',
  delete: 'Supprimer',
  deleteAt: (time) => `Supprimer votre commentaire du ${time}`,
  deleted: 'Commentaire supprimé.',
}
