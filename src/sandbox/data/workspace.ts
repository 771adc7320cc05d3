/** The only workspace of a sandbox. */
export const WORKSPACE_ID = 'workspace_sandbox'

export const ENDPOINT = 'https://sandbox.latchkey.example'
