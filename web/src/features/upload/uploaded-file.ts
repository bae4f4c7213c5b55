/** Whether an address of a certificate leads to a file; without one it is the certificate's public page. */
export const isUploadedFile = (path: string): boolean => path.startsWith('/api/')
