// The build for Node, which the package's types do not name.
declare module '@blockcerts/cert-verifier-js/dist/verifier-node' {
  export class Certificate {
    constructor(credential: object, options: { didResolverUrl: string; locale: string })
    init(): Promise<void>
    verify(): Promise<{ status: string; message: unknown }>
  }
}
