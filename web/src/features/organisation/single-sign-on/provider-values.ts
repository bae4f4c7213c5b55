import type { SingleSignOnRequest, singleSignOnRequest } from '@credenza/schema/single-sign-on'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

export type ProviderFormValues = z.input<typeof singleSignOnRequest>
type Settings = ProviderFormValues['settings']
type Kind = Settings['kind']

export interface FieldsProps {
  form: UseFormReturn<ProviderFormValues, unknown, SingleSignOnRequest>
  /** The server's error for each refused field. */
  refused: Partial<Record<string, string>>
  isLocked: boolean
}

/** Empty settings for each protocol. */
export const emptySettings: { [Own in Kind]: Extract<Settings, { kind: Own }> } = {
  oidc: { kind: 'oidc', preset: 'other', issuer: '', clientId: '', hostedDomain: '', acrValues: [] },
  saml: {
    kind: 'saml',
    preset: 'other',
    entityId: '',
    signInUrl: '',
    logoutUrl: '',
    certificates: [],
    attributes: { subject: '', email: '', name: '' },
    contexts: [],
    metadata: { url: '', certificate: '' },
  },
}

/** The errors of the settings, which are those of this protocol. */
export const settingsErrors = <Own extends Kind>(
  form: FieldsProps['form'],
  _kind: Own,
): FieldErrors<Extract<Settings, { kind: Own }>> =>
  (form.formState.errors.settings ?? {}) as FieldErrors<Extract<Settings, { kind: Own }>>
