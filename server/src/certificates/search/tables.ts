export interface SearchTables {
  /**
   * Each searchable value of certificates, once per organisation and column, with its grams; for an account, its
   * wallet.
   */
  certificate_value: {
    org_id: string
    kind: 'user_name' | 'title' | 'category_name' | 'date' | 'issuer_name' | 'account_id' | 'detail_values'
    value: string
    search: string
    grams: number[]
  }
}
