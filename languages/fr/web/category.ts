import type { Texts } from '../../../web/src/lib/texts.ts'
import type { categoryTexts as english } from '../../../web/src/texts/category.ts'

export const categoryTexts: Texts<typeof english> = {
  title: 'Catégories',
  lead: 'Les catégories sont les types de certificat proposés au choix.',
  newName: 'Nouvelle catégorie',
  editName: 'Nom de la catégorie',
  name: 'Catégorie',
  template: 'Modèle par défaut',
  templateOf: (name) => `Modèle par défaut : ${name}`,
  standardDesign: 'Maquette standard',
  templateSaved: 'Modèle par défaut enregistré.',
  action: 'Action',
  create: 'Créer',
  creating: 'Création…',
  update: 'Mettre à jour',
  updating: 'Mise à jour…',
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  blank: 'Saisissez un nom de catégorie.',
  editing: 'Modification en cours',
  deleteTitle: 'Supprimer la catégorie',
  deleteQuestion: 'Voulez-vous vraiment la supprimer ?',
  deleteConfirm: 'Oui, supprimer',
  failed: 'Erreur. Veuillez réessayer.',
  list: 'Catégories',
  back: 'Retour',
}
