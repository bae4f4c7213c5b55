/** Whether a certificate's address is that of a file; otherwise it is the certificate's public page. */
export const isUploadedFile = (path: string): boolean => path.startsWith('/api/')
