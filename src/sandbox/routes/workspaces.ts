import type { Workspace } from '../../client/resources.js'
import { WORKSPACE_ID } from '../data/workspace.js'
import { route, type Routes } from '../route.js'

const workspace: Workspace = {
  workspace_id: WORKSPACE_ID,
  name: 'Sandbox',
  company_name: 'Harbour House',
  connect_partner_name: null,
  connect_webview_customization: {},
  is_publishable_key_auth_enabled: true,
  is_sandbox: true,
  is_suspended: false,
  organization_id: null
}

export const workspaceRoutes: Routes = {
  '/workspaces/get': route(
    'GET',
    () => ({}),
    () => ({ workspace })
  )
}
