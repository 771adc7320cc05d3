/** The workspace that everything in the sandbox belongs to. */
export const WORKSPACE_ID = 'workspace_sandbox'
