import { WORKSPACE_ID } from '../data/workspace.js'
import { route, type Routes } from '../route.js'

/** The one workspace that there is. */
export const workspaceRoutes: Routes = {
  '/workspaces/get': route(
    'GET',
    () => ({}),
    () => ({ workspace: { workspace_id: WORKSPACE_ID, name: 'Sandbox', is_sandbox: true } })
  )
}
