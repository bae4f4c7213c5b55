import type { Texts } from '../../../web/src/lib/text/texts.ts'
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
  editing: 'Modification en cours',
  deleteTitle: 'Supprimer la catégorie',
  deleteQuestion: 'Voulez-vous vraiment la supprimer ?',
  deleteConfirm: 'Oui, supprimer',
  failed: 'Erreur. Veuillez réessayer.',
  list: 'Catégories',
  back: 'Retour',
  alignments: {
    open: 'Ajouter des domaines d’études, des niveaux ou des compétences (facultatif)',
    search: 'Domaine d’études, niveau ou compétence',
    hint: 'Cherchez dans la CITE-F 2013 et le cadre européen des certifications, par nom ou par code. Les nouveaux certificats de cette catégorie indiquent votre choix ; ceux déjà créés ne changent pas.',
    escoUnreachable:
      'ESCO est injoignable pour le moment. Ajoutez ses compétences par leur adresse, ou réessayez plus tard.',
    chosen: 'Choix pour cette catégorie',
    remove: (name) => `Retirer ${name}`,
    address: 'Adresse d’une autre entrée',
    addressHint:
      'D’une compétence ou profession d’ESCO, ou https://credentialengineregistry.org/resources/ce-…',
    name: 'Son nom',
    add: 'Ajouter',
  },
}
