/** The workspace that everything in the sandbox belongs to. */
export const WORKSPACE_ID = 'workspace_sandbox'

/** Where the sandbox says that it is. */
export const ENDPOINT = 'https://sandbox.latchkey.example'
