import type { directory as english } from '@credenza/schema/sentences/directory'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted } from '../french.ts'

export const directory: Twin<typeof english> = {
  'invalid.directory_key_alone': 'La clé d’un annuaire n’a que l’autorisation scim.',
  'invalid.too_many_directory_users': ({ max }) =>
    `Un annuaire peut envoyer jusqu’à ${counted(max, 'personne')}. N’envoyez que celles qui travaillent ici.`,
  'invalid.too_many_directory_groups': ({ max }) =>
    `Un annuaire peut envoyer jusqu’à ${counted(max, 'groupe')}. N’envoyez que ceux qui donnent un rôle.`,
  'invalid.directory_members': 'Les membres doivent être des personnes envoyées par l’annuaire.',
  'already_exists.directory_user': 'L’annuaire contient déjà une personne avec ce userName.',
  'already_exists.directory_group': 'L’annuaire contient déjà un groupe de ce nom.',
  'not_found.directory_user': 'L’annuaire ne contient pas cette personne.',
  'not_found.directory_group': 'L’annuaire ne contient pas ce groupe.',
  'not_found.directory_resource': 'Il n’y a pas de telle ressource sous /scim/v2.',
  'forbidden.directory_owner':
    'Un annuaire ne peut ni désactiver ni supprimer le compte du propriétaire. Excluez-le de l’annuaire.',
  'malformed.scim_filter': 'Le filtre est illisible ou nomme un attribut qui n’est pas conservé ici.',
  'malformed.scim_path': 'Le chemin d’une opération est illisible.',
  'malformed.scim_target': 'Le chemin d’une opération ne correspond à rien.',
  'malformed.scim_value': 'La valeur d’une opération ne convient pas à son chemin.',
  'malformed.scim_read_only': ({ attribute }) => `${attribute} ne peut pas être modifié.`,
}
