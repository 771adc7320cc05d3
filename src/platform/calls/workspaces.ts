import type { Call } from './call.js'

export interface WorkspacesCalls {
  /** Makes a workspace. */
  create: Call<'/workspaces/create'>
  /** The workspace of the client. */
  get: Call<'/workspaces/get'>
  /** The workspaces that the credential reaches. */
  list: Call<'/workspaces/list'>
  /** Brings a sandbox back to how it was made. */
  resetSandbox: Call<'/workspaces/reset_sandbox'>
  /** Changes the workspace of the client. */
  update: Call<'/workspaces/update'>
}
