/** The parts of an attribute's path: `name.givenName` has both, `userName` only the first. */
export interface AttributePath {
  attribute: string
  sub: string | undefined
}

export const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Operator = (typeof operators)[number]
export type Value = boolean | number | string | null

/** A filter as RFC 7644 section 3.4.2.2 writes it. */
export type Filter =
  | { kind: 'and' | 'or'; of: [Filter, Filter] }
  | { kind: 'not'; of: Filter }
  | { kind: 'present'; path: AttributePath }
  | { kind: 'compare'; path: AttributePath; operator: Operator; value: Value }
  /** Some entry of a list meets all of `of`: `emails[type eq "work" and value co "@"]`. */
  | { kind: 'some'; path: AttributePath; of: Filter }

/** The target of a patch operation: `members`, `name.givenName`, `emails[type eq "work"].value`. */
export interface PatchPath extends AttributePath {
  filter: Filter | undefined
}
