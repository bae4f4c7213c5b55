/** What the server says in English, in the words of the page; `code` is the error's, for what has no words of its own. */
export const spoken = async (message: string, _code?: string): Promise<string> => message
